import type { ReactNode } from 'react';
import { linkKind } from '../../articles/links.ts';
import { styled } from '../../theme/styled.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Mark = styled('span')({
  whiteSpace: 'nowrap',
  '& svg': { marginLeft: '0.15em', width: '0.7em', height: '0.7em', verticalAlign: '-0.02em' },
});

export interface ProseLinkProps {
  /** A path of the site or an address with https. Anything else makes no link. */
  href: string;
  children: ReactNode;
}

/** A link in a text: inside the site it moves the page; another site opens in a tab of its own, and it says so. */
export function ProseLink({ href, children }: ProseLinkProps) {
  const kind = linkKind(href);
  if (kind === undefined) return children;
  if (kind === 'site') return <Link href={href}>{children}</Link>;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
      {/* The joiner keeps the icon on the line of the last word. */}
      <Mark aria-hidden>
        {'\u2060'}
        <Icon name="external" />
      </Mark>
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
