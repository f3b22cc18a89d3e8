import { css } from '@emotion/react';
import { paperClasses } from '@mui/material/Paper';
import type { Components, Theme } from '@mui/material/styles';

/** What has another colour on night, by the names of the palette's variables. */
const names = ['text-primary', 'text-secondary', 'background-default', 'edge', 'accent', 'divider'];

const back = Object.fromEntries(names.map((name) => [`--cc-palette-${name}`, `var(--cc-paper-${name})`]));

/** Their values on paper, kept for a card of paper that lies on night. */
export const paperColors = {
  ':root, [data-color-scheme]': Object.fromEntries(
    names.map((name) => [`--cc-paper-${name}`, `var(--cc-palette-${name})`]),
  ),
};

/**
 * The dark surface: what stands on it takes its colours by the same names as on paper, since the variables of texts,
 * edges and rings have other values inside it.
 */
const night = ({ vars: { palette } }: Theme) =>
  css({
    '--cc-palette-text-primary': palette.night.contrastText,
    '--cc-palette-text-secondary': palette.night.soft,
    '--cc-palette-background-default': palette.night.main,
    '--cc-palette-edge': palette.night.edge,
    '--cc-palette-accent': palette.night.action,
    '--cc-palette-divider': palette.contour.night,
    [`& .${paperClasses.outlined}`]: back,
    border: `1px solid ${palette.contour.night}`,
    background: palette.night.main,
    color: palette.night.contrastText,
  });

/** Cards, panels and what opens above a page. */
export const surfaces = (theme: Theme): Components => ({
  MuiPaper: {
    defaultProps: { elevation: 0 },
    // A transition of its shadow would be painted again in each frame of a pick.
    styleOverrides: { root: css({ transition: 'none' }) },
    variants: [
      { props: { variant: 'night' }, style: night(theme) },
      { props: { variant: 'night', square: true }, style: css({ border: 0 }) },
    ],
  },
  MuiStack: { defaultProps: { useFlexGap: true } },
  // The page's column.
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: { root: css(theme.mixins.column) },
  },
  MuiMenu: {
    styleOverrides: {
      paper: css({ border: `1px solid ${theme.vars.palette.divider}`, borderRadius: theme.radius.large }),
      list: css({ padding: 8 }),
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: css({ borderRadius: theme.radius.large }) },
  },
  MuiDialog: {
    styleOverrides: {
      paper: css({
        width: 'calc(100% - 24px)',
        maxWidth: 560,
        maxHeight: 'calc(100% - 24px)',
        margin: 12,
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: theme.radius.large,
      }),
      backdrop: css({ background: `color-mix(in srgb, ${theme.vars.palette.night.main} 68%, transparent)` }),
    },
  },
});
