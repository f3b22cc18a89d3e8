import { DocsContext, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';

export type Channel = DocsContainerProps['context']['channel'];

type Update = { readonly globals: Readonly<Record<string, unknown>> };

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

/** What the toolbar chose, as an address has it. */
export const useChoices = (): string =>
  Object.entries(useGlobals(useContext(DocsContext).channel))
    .filter(([, value]) => typeof value === 'string')
    .map((choice) => choice.join(':'))
    .join(';');

/** The scheme that the toolbar chose. */
export const useScheme = (channel: Channel): 'light' | 'dark' =>
  useGlobals(channel)['mode'] === 'dark' ? 'dark' : 'light';
