import { css } from '@emotion/react';
import type { Components } from '@mui/material/styles';

/** Words and icons. */
export const text = (): Components => ({
  MuiTypography: {
    defaultProps: { variantMapping: { hero: 'h1', lead: 'p', label: 'span' } },
  },
  MuiSvgIcon: {
    defaultProps: { fontSize: 'small' },
    styleOverrides: {
      fontSizeSmall: css({ fontSize: 18 }),
      fontSizeMedium: css({ fontSize: 20 }),
      fontSizeLarge: css({ fontSize: 24 }),
    },
  },
});
