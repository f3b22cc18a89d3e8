import { css } from '@emotion/react';
import type { Components, Theme } from '@mui/material/styles';
import { svgIconClasses } from '@mui/material/SvgIcon';
import type { ElementType } from 'react';

/** Buttons, links and whatever else is pressed; `LinkComponent` renders every `href`. */
export const controls = (theme: Theme, LinkComponent: ElementType): Components<Theme> => {
  const { palette } = theme.vars;
  const hover = '@media (hover: hover)';
  /** A row of a menu or of a list of places; `selected` is the chosen or the current one. */
  const row = css({
    minHeight: 44,
    padding: '6px 16px',
    borderRadius: 10,
    [hover]: { '&:hover': { background: palette.background.sunk } },
    '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
      background: palette.primary.soft,
      fontWeight: 650,
      // Forced colours take the background away.
      '@media (forced-colors: active)': { boxShadow: 'none', border: '2px solid Highlight' },
    },
  });
  return {
    MuiButtonBase: { defaultProps: { disableRipple: true, LinkComponent } },
    MuiButton: {
      defaultProps: { variant: 'contained', disableElevation: true },
      styleOverrides: {
        root: css({
          minHeight: 48,
          padding: '0 22px',
          gap: 8,
          border: '1.5px solid transparent',
          borderRadius: theme.radius.pill,
          whiteSpace: 'nowrap',
          // In em, so that a larger text of the browser counts.
          '@media (max-width: 19.9em)': { paddingBlock: 8, whiteSpace: 'normal' },
          textUnderlineOffset: '0.25em',
          transition: theme.transitions.create(['background-color', 'border-color'], {
            duration: theme.transitions.duration.shortest,
          }),
          // It says news, such as "Saving…", so its words stay easy to read.
          '&.Mui-disabled, &[aria-disabled="true"]': {
            borderColor: palette.divider,
            background: palette.background.sunk,
            color: palette.text.secondary,
          },
        }),
        sizeSmall: css({ minHeight: 44, padding: '0 18px', fontSize: theme.typography.pxToRem(15) }),
        outlined: css({
          borderColor: palette.edge,
          color: 'inherit',
          [hover]: { '&:hover': { borderColor: 'currentColor', background: 'transparent' } },
        }),
        text: css({
          paddingInline: 12,
          color: 'inherit',
          [hover]: { '&:hover': { background: 'transparent', textDecoration: 'underline' } },
        }),
        startIcon: css({ margin: 0, [`& .${svgIconClasses.root}`]: { fontSize: 18 } }),
        endIcon: css({ margin: 0, [`& .${svgIconClasses.root}`]: { fontSize: 18 } }),
      },
      variants: [
        {
          props: { variant: 'outlined', color: 'error' },
          style: css({ borderColor: palette.error.main, color: palette.error.main }),
        },
        {
          props: { variant: 'call' },
          style: css({
            background: palette.secondary.main,
            color: palette.secondary.contrastText,
            [hover]: { '&:hover': { background: palette.secondary.dark } },
          }),
        },
      ],
    },
    MuiIconButton: {
      defaultProps: { color: 'inherit' },
      styleOverrides: { root: css({ width: 44, height: 44 }) },
    },
    MuiListItemButton: { styleOverrides: { root: row } },
    // MUI's own minimum for wide windows has a media query.
    MuiMenuItem: { styleOverrides: { root: css(row, { [theme.breakpoints.up('sm')]: { minHeight: 44 } }) } },
    MuiLink: {
      defaultProps: { color: 'inherit', component: LinkComponent },
      styleOverrides: {
        root: css({
          textUnderlineOffset: '0.18em',
          textDecorationColor: 'currentColor',
          textDecorationThickness: 1,
          [hover]: { '&:hover': { textDecorationThickness: 2 } },
          // All of the card or row around it is its target.
          '&[data-covers]::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radius.large },
          '&[data-covers]:focus-visible': { outline: 'none' },
          '&[data-covers]:focus-visible::after': theme.mixins.focusRing,
        }),
      },
    },
  };
};
