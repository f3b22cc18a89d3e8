import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { LinkProvider } from '../components/Link/Link.tsx';
import { ThemeRoot } from '../theme/ThemeRoot.tsx';
import { RouterLink } from './RouterLink.tsx';

/** What every screen stands on: the look, the cache of what was read, and links that move inside the site. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <>
      <ThemeRoot />
      <SWRConfig value={{ shouldRetryOnError: false, revalidateOnFocus: false }}>
        <LinkProvider component={RouterLink}>{children}</LinkProvider>
      </SWRConfig>
    </>
  );
}
