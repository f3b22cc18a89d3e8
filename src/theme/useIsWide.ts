import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is as wide as a breakpoint, for what stands elsewhere in a narrower one: else styles tell. */
export const useIsWide = (breakpoint: 'sm' | 'md'): boolean =>
  useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up(breakpoint));
