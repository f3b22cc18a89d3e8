import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { catalogTheme } from '../catalogTheme.ts';
import { useScheme } from './useScheme.ts';

/** The ground of a page of documentation, in the scheme of its stories. */
export function CatalogDocs(props: DocsContainerProps) {
  const scheme = useScheme(props.context.channel);
  return <DocsContainer {...props} theme={catalogTheme(scheme)} />;
}
