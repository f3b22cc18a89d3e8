import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { muiTheme } from './muiTheme.ts';

/** Gives MUI's components our look. Wrap it around them inside the component that uses them, which loads lazily. */
export function MuiRoot({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>;
}
