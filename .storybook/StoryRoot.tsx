import { useLayoutEffect, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { AppRoutes } from '../src/app/AppRoutes.tsx';
import { colorModeEntry } from '../src/app/colorModeCookie.ts';
import { Providers } from '../src/app/Providers.tsx';

export interface StoryRootProps {
  mode: string;
  /** Mounts the site's own routes here instead of the story's component. */
  path: string | undefined;
  padded: boolean;
  children: ReactNode;
}

/** What every story stands on: the app's own providers, a cache of its own, and a router that moves nothing. */
export function StoryRoot({ mode, path, padded, children }: StoryRootProps) {
  useLayoutEffect(() => {
    // The site's own frame, where a story shows it, reads the choice from the cookie.
    document.cookie = colorModeEntry(mode === 'dark' ? 'dark' : 'light');
    document.documentElement.setAttribute('data-color-scheme', mode);
  }, [mode]);
  return (
    <MemoryRouter initialEntries={[path ?? '/']}>
      <Providers>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
          {path === undefined ? <div style={padded ? { padding: 24 } : {}}>{children}</div> : <AppRoutes />}
        </SWRConfig>
      </Providers>
    </MemoryRouter>
  );
}
