import { css } from '@emotion/react';
import type { Components, Theme } from '@mui/material/styles';
import { iconSizes } from '../../../tokens/tokens.ts';
import { paperColors } from './surfaces.ts';

/** No motion for those who asked for less. */
export const reducedMotion = {
  '*, *::before, *::after': { transitionDuration: '0s !important', animationDuration: '0s !important' },
} as const;

/** What holds for the whole page, whatever components are on it: its ground, words and icons. */
export const baseline = (theme: Theme): Components => ({
  MuiCssBaseline: {
    defaultProps: { enableColorScheme: true },
    styleOverrides: {
      ...paperColors,
      html: { scrollPaddingTop: 24, background: theme.vars.palette.background.default },
      // Large text may have words that are wider than a phone.
      body: { overflowWrap: 'break-word', textWrap: 'pretty' },
      // Not inherited, as in MUI's: what is inside `details` would inherit from the browser's own elements there.
      '*, *::before, *::after': { boxSizing: 'border-box' },
      // Twice, to be stronger than the `outline: 0` of MUI's ButtonBase.
      ':focus-visible:focus-visible': theme.mixins.focusRing,
      // Headings and landmarks take the focus only by script, after a page or a question has changed.
      '[tabindex="-1"]:focus-visible': { outline: 'none' },
      '[dir="rtl"] [data-directional]:not(kbd *)': { transform: 'scale(-1, 1)', transformOrigin: 'center' },
      // MUI's own says so already; `transitions.create` does not.
      '@media (prefers-reduced-motion: reduce)': reducedMotion,
      // Has the role, as Safari takes a list without bullets for none. Weaker than any other style.
      ':where([role="list"])': { margin: 0, padding: 0, listStyle: 'none' },
      '[hidden]': { display: 'none !important' },
      'html[data-session] [data-for="visitors"]': { visibility: 'hidden' },
      'html[data-session] [data-for="visitors-alone"], html:not([data-session]) [data-for="members-alone"]': {
        display: 'none',
      },
    },
  },
  MuiTypography: {
    defaultProps: { variantMapping: { hero: 'h1', lead: 'p', label: 'span' } },
  },
  MuiSvgIcon: {
    defaultProps: { fontSize: 'small' },
    styleOverrides: {
      fontSizeSmall: css({ fontSize: iconSizes.small }),
      fontSizeMedium: css({ fontSize: iconSizes.medium }),
      fontSizeLarge: css({ fontSize: iconSizes.large }),
    },
  },
});
