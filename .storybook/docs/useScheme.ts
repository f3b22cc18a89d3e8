import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

type Globals = Readonly<Record<string, unknown>>;

/** The scheme that the toolbar chose; at first it is in the page's address, where it is not the light one. */
export function useScheme(channel: DocsContainerProps['context']['channel']): 'light' | 'dark' {
  const [isDark, setDark] = useState(() => /\bmode:dark\b/.test(decodeURIComponent(window.location.search)));
  useEffect(() => {
    const follow = ({ globals }: { globals: Globals }) => setDark(globals['mode'] === 'dark');
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return isDark ? 'dark' : 'light';
}
