import { css } from '@emotion/react';
import type { Components, Theme } from '@mui/material/styles';

/** Cards, panels and what opens above a page. */
export const surfaces = (theme: Theme): Components => ({
  // A transition of its shadow would be painted again in each frame of a pick.
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: css({ transition: 'none' }) } },
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
