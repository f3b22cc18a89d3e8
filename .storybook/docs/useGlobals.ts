import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';

type Channel = DocsContainerProps['context']['channel'];

interface Update {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** What the toolbar chose. Stories in frames report what they got, which is no choice: only requests are followed. */
export function useGlobals(channel: Channel): Update['globals'] {
  const [globals, setGlobals] = useState(() => {
    const [update]: Update[] = channel.last(GLOBALS_UPDATED) ?? [];
    return update?.globals ?? {};
  });
  useEffect(() => {
    const follow = (update: Update) => setGlobals((current) => ({ ...current, ...update.globals }));
    channel.on(UPDATE_GLOBALS, follow);
    return () => channel.off(UPDATE_GLOBALS, follow);
  }, [channel]);
  return globals;
}

/** The scheme that the toolbar chose. */
export const useScheme = (channel: Channel): 'light' | 'dark' =>
  useGlobals(channel)['mode'] === 'dark' ? 'dark' : 'light';
