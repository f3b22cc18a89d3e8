import { useEffect, useState } from 'react';
import type { ColorMode } from '../components/ColorModeSwitch/ColorModeSwitch.tsx';
import { colorModeEntry, readColorMode } from './colorModeCookie.ts';

const darkQuery = '(prefers-color-scheme: dark)';

/**
 * The reader's choice of theme and how to change it. The page follows it at once, and where the choice is "system" it
 * follows the device as well while the page is open.
 */
export function useColorMode(): [ColorMode, (mode: ColorMode) => void] {
  const [mode, setMode] = useState<ColorMode>('system');
  useEffect(() => setMode(readColorMode(document.cookie)), []);
  useEffect(() => {
    const query = window.matchMedia(darkQuery);
    const apply = () => {
      // Before the cookie has been read the page's own first script has set the right one already.
      const choice = readColorMode(document.cookie);
      const scheme = choice === 'system' ? (query.matches ? 'dark' : 'light') : choice;
      document.documentElement.setAttribute('data-color-scheme', scheme);
    };
    apply();
    query.addEventListener('change', apply);
    return () => query.removeEventListener('change', apply);
  }, [mode]);
  const choose = (choice: ColorMode) => {
    document.cookie = colorModeEntry(choice);
    setMode(choice);
  };
  return [mode, choose];
}
