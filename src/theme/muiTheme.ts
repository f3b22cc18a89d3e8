import { createTheme } from '@mui/material/styles';
import { color, font } from './style.ts';
import { breakpoints, radii } from './tokens.ts';

/**
 * The look as MUI's components read it: our colours, which follow the scheme by themselves as they are CSS variables.
 * It comes with the first MUI component of a page, never with the page itself (see docs/decisions).
 */
export const muiTheme = createTheme({
  cssVariables: { nativeColor: true, cssVarPrefix: 'mui' },
  palette: {
    primary: { main: color.action, contrastText: color.onAction },
    secondary: { main: color.amber, contrastText: color.onAmber },
    success: { main: color.right, contrastText: color.surface },
    error: { main: color.wrong, contrastText: color.surface },
    warning: { main: color.missed, contrastText: color.surface },
    text: { primary: color.ink, secondary: color.inkSoft },
    background: { default: color.paper, paper: color.surface },
    divider: color.line,
  },
  breakpoints: { values: { xs: 0, sm: breakpoints.carousel, md: breakpoints.navbar, lg: 1200, xl: 1536 } },
  shape: { borderRadius: radii.medium },
  typography: { fontFamily: font.text },
  motion: { reducedMotion: 'system' },
});
