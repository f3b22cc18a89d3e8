import { useEffect, useSyncExternalStore } from 'react';
import type { ColorMode } from '../components/ColorModeSwitch/ColorModeSwitch.tsx';
import { createWatchers } from '../watchers.ts';
import { colorModeEntry, readColorMode } from './colorModeCookie.ts';
import { deviceIsDark, showColorMode } from './colorScheme.ts';

const watchers = createWatchers();
const read = () => readColorMode(document.cookie);

function choose(mode: ColorMode): void {
  document.cookie = colorModeEntry(mode);
  watchers.tell();
}

/**
 * The reader's choice of theme and how to change it. The page follows it at once, and where the choice is "system" it
 * follows the device as well while the page is open. The script in the page's head has set the scheme before.
 */
export function useColorMode(): [ColorMode, (mode: ColorMode) => void] {
  const mode = useSyncExternalStore(watchers.watch, read, () => 'system' as const);
  useEffect(() => {
    const device = deviceIsDark();
    const apply = () => showColorMode(mode);
    apply();
    device.addEventListener('change', apply);
    return () => device.removeEventListener('change', apply);
  }, [mode]);
  return [mode, choose];
}
