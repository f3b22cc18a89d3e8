/** The catalog's pages, loaded with the first of them: a story alone needs none of it. */
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense } from 'react';

const CatalogDocs = lazy(async () => ({ default: (await import('./CatalogDocs.tsx')).CatalogDocs }));
const CatalogPage = lazy(async () => ({ default: (await import('./CatalogPage.tsx')).CatalogPage }));

export const container = (props: DocsContainerProps) => (
  <Suspense>
    <CatalogDocs {...props} />
  </Suspense>
);

export const page = () => (
  <Suspense>
    <CatalogPage />
  </Suspense>
);
