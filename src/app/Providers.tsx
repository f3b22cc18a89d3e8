import { type AnchorHTMLAttributes, type Ref, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ThemeRoot, type ThemeRootProps } from '../theme/ThemeRoot.tsx';
import type { Prerendered } from './prerendered.ts';

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The router's link with the props that the theme's components give to a link. Addresses of the API are no routes. */
const RouterLink = ({ href, ...rest }: RouterLinkProps) => (
  <Link to={href} reloadDocument={href.startsWith('/api/')} {...rest} />
);

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
