import { color, radius, space, type } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Link } from '../Link/Link.tsx';
import type { NavLink } from '../Navbar/navItems.ts';

const Root = styled('nav')({
  padding: `${space(1)} ${space(2)}`,
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 52,
    padding: '8px 16px',
    borderRadius: radius.medium,
    textDecoration: 'none',
    ...type.lead,
  },
  '& a[aria-current]': { background: color.actionSoft, fontWeight: 650 },
});

export interface NavListProps {
  items: readonly NavLink[];
  /** A place has been chosen, so the menu can go. */
  onChoose: () => void;
}

/** The navbar's entries below each other: in the drawer, or below the head where the drawer could not be loaded. */
export function NavList({ items, onChoose }: NavListProps) {
  return (
    <Root aria-label="Menu">
      <ul>
        {items.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <Link href={href} aria-current={isCurrent ? 'page' : undefined} onClick={onChoose}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}
