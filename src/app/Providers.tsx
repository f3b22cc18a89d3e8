import { useMemo, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { Tokens } from '../../tokens/tokens.ts';
import type { StyleCache } from '../theme/styleCache.ts';
import { ThemeRoot } from '../theme/ThemeRoot.tsx';
import type { Prerendered } from './prerendered.ts';
import { RouterLink } from './RouterLink.tsx';

export interface ProvidersProps {
  children: ReactNode;
  /** Keeps the styles of the page. */
  styles: StyleCache;
  /** Responses that are used until the server's own arrive. */
  prerendered?: Prerendered;
  /** The brand. @default CertCrest's */
  tokens?: Tokens;
  /** How the language is read. @default 'ltr' */
  direction?: 'ltr' | 'rtl';
  /** The element that shows the color scheme, where that is not the whole page. */
  colorSchemeNode?: Element | null;
}

const nothing: Prerendered = {};

/** What every screen needs: the theme, the cache of responses, and links of the router. */
export function Providers({
  children,
  styles,
  prerendered = nothing,
  tokens,
  direction,
  colorSchemeNode,
}: ProvidersProps) {
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
    <ThemeRoot
      styles={styles}
      LinkComponent={RouterLink}
      {...(tokens && { tokens })}
      {...(direction && { direction })}
      {...(colorSchemeNode !== undefined && { colorSchemeNode })}
    >
      <SWRConfig value={reading}>{children}</SWRConfig>
    </ThemeRoot>
  );
}
