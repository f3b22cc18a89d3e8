import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { Global } from 'storybook/theming';
import { certcrest } from '../../tokens/certcrest.ts';
import { catalogTheme } from '../catalogTheme.ts';
import { useScheme } from './useGlobals.ts';

/** Tables of the page's own, not of what it shows. */
const table = '.sbdocs-content table:not(.sb-unstyled, .sb-unstyled table)';

/** The ground of a page of documentation, in the scheme of its stories. */
export function CatalogDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useScheme(props.context.channel);
  const theme = catalogTheme(scheme);
  return (
    <>
      <Global
        styles={{
          // Storybook's own are nearly white, or gray in the dark; and long names leave a phone's window.
          '.toc-wrapper .toc-list': { borderColor: `${theme.appBorderColor} !important` },
          [table]: { display: 'block', overflowX: 'auto' },
          ':has(> .docblock-argstable)': { overflowX: 'auto' },
          '.docblock-argstable': { colorScheme: scheme, accentColor: theme.colorSecondary },
          '.docblock-argstable [title="Required"]': { color: `${certcrest.colors[scheme]['error.main']} !important` },
          [`${table} tr:nth-of-type(2n)`]: { backgroundColor: `${theme.appBg} !important` },
          '.sbdocs-content code': { whiteSpace: 'normal !important', overflowWrap: 'anywhere' },
        }}
      />
      <DocsContainer {...props} theme={theme}>
        {/* Screens in frames have a main of their own. */}
        <main aria-label="Documentation">{children}</main>
      </DocsContainer>
    </>
  );
}
