/** The reader's choice of theme. */
export type ColorMode = 'system' | 'light' | 'dark';

/** Name of the cookie that keeps the reader's choice of theme, so that the first paint is right; MUI names it so, too. */
export const colorModeKey = 'color-mode';

const oneYear = 31_536_000;

/** The choice that a cookie header holds; without one the theme follows the system. */
export function readColorMode(cookies: string): ColorMode {
  if (cookies.split('; ').includes(`${colorModeKey}=dark`)) return 'dark';
  return cookies.split('; ').includes(`${colorModeKey}=light`) ? 'light' : 'system';
}

/** The cookie that keeps a choice for a year. */
export const colorModeEntry = (mode: ColorMode): string =>
  `${colorModeKey}=${mode}; path=/; max-age=${oneYear}; samesite=lax`;
