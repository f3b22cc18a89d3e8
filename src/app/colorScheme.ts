import type { ColorMode } from '../components/ColorModeSwitch/ColorModeSwitch.tsx';

/** Tells whether the device asks for a dark page, and of every change. */
export const deviceIsDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** Gives the page the scheme of the reader's choice, which for "system" is the device's. */
export function showColorMode(mode: ColorMode): void {
  const scheme = mode === 'system' ? (deviceIsDark().matches ? 'dark' : 'light') : mode;
  document.documentElement.setAttribute('data-color-scheme', scheme);
}
