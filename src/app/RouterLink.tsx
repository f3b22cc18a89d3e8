import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';

export interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The router's link with the props that the theme's components give to a link. Addresses of the API are no routes. */
export const RouterLink = ({ href, ...rest }: RouterLinkProps) => (
  <Link to={href} reloadDocument={href.startsWith('/api/')} {...rest} />
);
