import { css } from '@emotion/react';
import type { Components, Theme } from '@mui/material/styles';

/** What shows how something stands: notes, skeletons, progress. */
export const feedback = (theme: Theme): Components => {
  const { palette } = theme.vars;
  return {
    MuiAlert: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: css({
          padding: theme.spacing(1, 2),
          borderWidth: 1.5,
          borderRadius: theme.radius.medium,
          color: palette.text.primary,
        }),
        icon: css({ padding: '6px 0', opacity: 1 }),
        // Long words wrap: a text that scrolls would have to take the focus.
        message: css({ padding: '4px 0', overflow: 'visible', overflowWrap: 'anywhere' }),
      },
      variants: (['success', 'info', 'warning', 'error'] as const).map((severity) => ({
        props: { variant: 'outlined', severity },
        style: css({ borderColor: palette[severity].main, background: palette[severity].soft }),
      })),
    },
    MuiSkeleton: {
      defaultProps: { variant: 'rounded' },
      styleOverrides: {
        root: css({ maxWidth: '100%', background: palette.divider }),
        rounded: css({ borderRadius: theme.radius.small }),
      },
    },
    MuiLinearProgress: {
      styleOverrides: {
        root: css({ height: 8, borderRadius: theme.radius.pill, background: palette.divider }),
        bar: css({ borderRadius: theme.radius.pill, transition: theme.transitions.create('transform') }),
      },
    },
  };
};
