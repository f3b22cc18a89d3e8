import { useMemo } from 'react';
import { SWRConfig } from 'swr';
import { ThemeRoot, type ThemeRootProps } from '../theme/ThemeRoot.tsx';
import type { Prerendered } from './prerendered.ts';
import { RouterLink } from './RouterLink.tsx';

export interface ProvidersProps extends Omit<ThemeRootProps, 'LinkComponent'> {
  /** Responses that are used until the server's own arrive. */
  prerendered?: Prerendered;
}

const nothing: Prerendered = {};

/** What every screen needs: the theme, the cache of responses, and links of the router. */
export function Providers({ children, prerendered = nothing, ...theme }: ProvidersProps) {
  const reading = useMemo(
    () => ({
      shouldRetryOnError: false,
      revalidateOnFocus: false,
      fallback: prerendered,
      // Kept as if the server had sent it: an equal response causes no further render.
      provider: () => new Map(Object.entries(prerendered).map(([key, data]) => [key, { data }])),
    }),
    [prerendered],
  );
  return (
    <ThemeRoot LinkComponent={RouterLink} {...theme}>
      <SWRConfig value={reading}>{children}</SWRConfig>
    </ThemeRoot>
  );
}
