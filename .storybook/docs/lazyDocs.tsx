import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import * as addonDocs from '@storybook/addon-docs/preview';
import type { CatalogDocs } from './CatalogDocs.tsx';
import type { CatalogPage } from './CatalogPage.tsx';

let Docs: typeof CatalogDocs;
let Page: typeof CatalogPage;

/** Loads the catalog's pages with the first of them: a story alone needs none of it. React's `lazy` would show them later. */
export async function renderer() {
  const [container, page, own] = await Promise.all([
    import('./CatalogDocs.tsx'),
    import('./CatalogPage.tsx'),
    addonDocs.parameters.docs.renderer(),
  ]);
  Docs = container.CatalogDocs;
  Page = page.CatalogPage;
  let shown: ReturnType<typeof own.render>;
  // Storybook would make all of a page anew for each choice in the toolbar, and leave its reader at the top. The page
  // and its stories follow choices by themselves.
  return { ...own, render: (...args: Parameters<typeof own.render>) => (shown ??= own.render(...args)) };
}

const container = (props: DocsContainerProps) => <Docs {...props} />;
const page = () => <Page />;

/** Storybook's own pages of documentation, as the catalog has them. */
export const docs = { ...addonDocs, parameters: { docs: { ...addonDocs.parameters.docs, renderer, container, page } } };
