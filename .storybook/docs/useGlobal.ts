import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

type Globals = Readonly<Record<string, unknown>>;
type Channel = DocsContainerProps['context']['channel'];

/** What the toolbar chose; at first it is in the page's address, where it is not the usual. */
export function useGlobals(channel: Channel): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const chosen = new URLSearchParams(window.location.search).get('globals') ?? '';
    return Object.fromEntries(chosen.split(';').map((choice) => choice.split(':')));
  });
  useEffect(() => {
    const follow = (update: { globals: Globals }) => setGlobals(update.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return globals;
}

/** One choice of the toolbar. */
export function useGlobal(channel: Channel, name: 'mode' | 'look', usual: string): string {
  const { [name]: chosen } = useGlobals(channel);
  return typeof chosen === 'string' ? chosen : usual;
}
