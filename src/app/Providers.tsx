import { useMemo, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { LinkProvider } from '../components/Link/Link.tsx';
import type { DrawnWith } from './drawnWith.ts';
import { RouterLink } from './RouterLink.tsx';

export interface ProvidersProps {
  children: ReactNode;
  /** Stands in for answers of the server until they arrive. */
  drawnWith?: DrawnWith;
}

const nothing: DrawnWith = {};

/** What every screen stands on: the cache of what was read, and links that move inside the site. */
export function Providers({ children, drawnWith = nothing }: ProvidersProps) {
  const reading = useMemo(
    () => ({ shouldRetryOnError: false, revalidateOnFocus: false, fallback: drawnWith }),
    [drawnWith],
  );
  return (
    <SWRConfig value={reading}>
      <LinkProvider component={RouterLink}>{children}</LinkProvider>
    </SWRConfig>
  );
}
