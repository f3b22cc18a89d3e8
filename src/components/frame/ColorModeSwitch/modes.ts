import type { ColorMode } from '../../../theme/colorModeCookie.ts';
import { MoonIcon, SunIcon, SystemIcon } from '../../base/icons/icons.tsx';

/** The choices as the menu lists them. */
export const order = ['system', 'light', 'dark'] as const;

/** How each choice is shown. */
export const modes: Record<ColorMode, { Icon: typeof SunIcon; label: string }> = {
  system: { Icon: SystemIcon, label: 'System' },
  light: { Icon: SunIcon, label: 'Light' },
  dark: { Icon: MoonIcon, label: 'Dark' },
};
