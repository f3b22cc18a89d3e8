import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { catalogTheme } from '../catalogTheme.ts';

type Globals = Readonly<Record<string, unknown>>;

/** The scheme that the toolbar chose; at first it is in the page's address, where it is not the light one. */
function useScheme(channel: DocsContainerProps['context']['channel']): 'light' | 'dark' {
  const [isDark, setDark] = useState(() => /\bmode:dark\b/.test(decodeURIComponent(window.location.search)));
  useEffect(() => {
    const follow = ({ globals }: { globals: Globals }) => setDark(globals['mode'] === 'dark');
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return isDark ? 'dark' : 'light';
}

/** The ground of a page of documentation, in the scheme of its stories. */
export function CatalogDocs(props: DocsContainerProps) {
  const scheme = useScheme(props.context.channel);
  return <DocsContainer {...props} theme={catalogTheme(scheme)} />;
}
