import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { Global } from 'storybook/theming';
import { reducedMotion } from '../../src/theme/components/baseline.ts';
import { certcrest } from '../../tokens/certcrest.ts';
import { catalogTheme } from '../catalogTheme.ts';
import { useGlobals, useScheme } from './useGlobals.ts';
import { useKeptPlace } from './useKeptPlace.ts';

/** Tables of the page's own, not of what it shows. */
const table = '.sbdocs-content table:not(.sb-unstyled, .sb-unstyled table)';

/** The table of a component's props, and their controls. */
const props = '.docblock-argstable';

/** The ground of a page of documentation, in the scheme of its stories. */
export function CatalogDocs({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useScheme(rest.context.channel);
  const { motion } = useGlobals(rest.context.channel);
  const theme = catalogTheme(scheme);
  useKeptPlace(rest.context.channel);
  return (
    <>
      <Global
        styles={{
          ...(motion === 'reduced' && reducedMotion),
          ':focus-visible': { outline: `3px solid ${theme.colorSecondary}`, outlineOffset: 3 },
          // Storybook's own are nearly white, or gray in the dark; and long names leave a phone's window.
          '.toc-wrapper .toc-list': { borderColor: `${theme.appBorderColor} !important` },
          '.toc-list a': { display: 'inline-block', paddingBlock: 3 },
          // Where there is no room beside the page, its sections are named below its title and what it says of it.
          '@media (width <= 768px)': {
            '.sbdocs.sbdocs-wrapper': { flexDirection: 'column', gap: 0 },
            '.sbdocs-content, .sbdocs-content > main': { display: 'contents' },
            'main > h1, main > h1 + p': { order: -2 },
            '.sbdocs-wrapper > aside': { display: 'block', order: -1, minWidth: '100%' },
            '.sbdocs.sbdocs-wrapper > aside nav': { position: 'static', width: 'auto', padding: 0 },
            '.toc-wrapper > .toc-list': { display: 'flex', flexWrap: 'wrap' },
            '.toc-list .toc-list': { display: 'none' },
          },
          // The list of contents has them for the keyboard.
          '.sbdocs-content :is(h2, h3) > :not(:hover) > span > a': { visibility: 'hidden' },
          [table]: { display: 'block', overflowX: 'auto' },
          [`:has(> ${props})`]: { overflowX: 'auto' },
          [`${table} tr:nth-of-type(2n)`]: { backgroundColor: `${theme.appBg} !important` },
          '.sbdocs-content code': { whiteSpace: 'normal !important', overflowWrap: 'anywhere' },
          // Its punctuation stays close. Storybook's chip is blue, and has an edge in some places alone.
          '.sbdocs-content code:not([data-padded] *, pre *)': {
            margin: '0 !important',
            padding: '1px 4px !important',
            border: `1px solid ${theme.appBorderColor} !important`,
            background: `${theme.appBg} !important`,
          },
          [`${props} [type="radio"]:checked`]: { borderColor: theme.colorSecondary },
          [`${props} [type="number"]`]: { background: theme.inputBg },
          '[aria-label="Reset controls"]::after': { content: '"Reset"' },
          ':is(.sbdocs-content code, .sbdocs-preview pre)': { fontVariantLigatures: 'none' },
          '.sbdocs.sbdocs-preview': { borderColor: theme.inputBorder },
          '.sbdocs-preview div:has(> pre)': { width: '100%' },
          '.sbdocs-preview pre > *': { minWidth: 0, whiteSpace: 'pre-wrap !important', overflowWrap: 'anywhere' },
          [props]: {
            // Its border is outside of its width.
            width: 'calc(100% - 2px) !important',
            marginBottom: '16px !important',
            fontVariantLigatures: 'none',
            colorScheme: scheme,
            accentColor: theme.colorSecondary,
          },
          [`${props} :is(button, input, select, textarea), div:has(> .docblock-code-toggle) > button`]: {
            fontFamily: `${theme.fontBase} !important`,
          },
          [`${props} label:has(> [role="switch"])`]: { boxShadow: `inset 0 0 0 1px ${theme.inputBorder}` },
          [`${props} [title="Required"]`]: { color: `${certcrest.colors[scheme]['error.main']} !important` },
          [`${props} :is([role="switch"]:not(:checked) + span, [role="switch"]:checked ~ span:last-of-type)`]: {
            background: `${theme.colorSecondary} !important`,
            color: `${theme.textInverseColor} !important`,
          },
        }}
      />
      <DocsContainer {...rest} theme={theme}>
        {/* Screens in frames have a main of their own. */}
        <main aria-label="Documentation">{children}</main>
      </DocsContainer>
    </>
  );
}
