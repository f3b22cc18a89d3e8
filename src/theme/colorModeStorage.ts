import { useColorScheme, type StorageManager } from '@mui/material/styles';
import { useIsHydrated } from '../hooks/useIsHydrated.ts';
import { colorModeEntry, colorModeKey, readColorMode, type ColorMode } from './colorModeCookie.ts';

/**
 * Keeps the choice of theme in a cookie: the page's first script reads it before the first paint, and clearing local
 * storage loses nothing. MUI's other keys, of schemes beyond light and dark, are not kept.
 */
export const colorModeStorage: StorageManager = ({ key }) => ({
  get: (fallback: unknown) =>
    key === colorModeKey && typeof document !== 'undefined' ? readColorMode(document.cookie) : fallback,
  set: (mode: ColorMode) => {
    if (key === colorModeKey) document.cookie = colorModeEntry(mode);
  },
  subscribe: () => () => undefined,
});

/** The chosen theme and how to change it; `system` until the page is hydrated. */
export function useColorMode(): [ColorMode, (mode: ColorMode) => void] {
  const { mode = 'system', setMode } = useColorScheme();
  return [useIsHydrated() ? mode : 'system', setMode];
}
