import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

type Globals = Readonly<Record<string, unknown>>;

/** What the toolbar chose; at first it is in the page's address, where it is not the usual. */
export function useGlobal(
  channel: DocsContainerProps['context']['channel'],
  name: 'mode' | 'look',
  usual: string,
): string {
  const [value, setValue] = useState(
    () => new RegExp(`\\b${name}:(\\w+)`).exec(decodeURIComponent(window.location.search))?.[1] ?? usual,
  );
  useEffect(() => {
    const follow = ({ globals: { [name]: chosen } }: { globals: Globals }) =>
      setValue(typeof chosen === 'string' ? chosen : usual);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel, name, usual]);
  return value;
}
