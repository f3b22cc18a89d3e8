import { styled } from '../../theme/styled.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { color, media, pageColumn, radius } from '../../theme/style.ts';
import { Brand } from '../Brand/Brand.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import type { NavDrawerProps } from '../NavDrawer/NavDrawer.tsx';
import { NavDropdown } from '../NavDropdown/NavDropdown.tsx';
import { NavList } from '../NavList/NavList.tsx';
import type { NavItem } from './navItems.ts';

// Where the drawer's code does not arrive, its entries stand below the head.
const PlainMenu = ({ isOpen, onClose, items }: NavDrawerProps) =>
  isOpen ? <NavList items={items} onChoose={onClose} /> : null;
const NavDrawer = lazy(() => import('../NavDrawer/NavDrawer.tsx').catch(() => ({ default: PlainMenu })));

const Root = styled('header')({
  position: 'relative',
  zIndex: 10,
  background: color.paper,
  borderBottom: `1px solid ${color.line}`,
  '& > div': { ...pageColumn, display: 'flex', alignItems: 'center', gap: '16px', height: 72 },
  [media.narrow]: { '& > div': { height: 60, gap: '8px' } },
});

const Entries = styled('nav')({
  marginInlineStart: 'auto',
  fontWeight: 550,
  fontSize: '16px',
  '& > ul': { display: 'flex', gap: '28px', alignItems: 'center', listStyle: 'none', margin: 0, padding: 0 },
  '& > ul > li > a, & > ul > li > div > a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    textDecoration: 'none',
    borderBlock: '3px solid transparent',
  },
  '& a:hover': { textDecoration: 'none' },
  '& > ul > li > a:hover, & > ul > li > div > a:hover': { borderBottomColor: color.line },
  '& > ul > li > a[aria-current], & > ul > li > div > a[aria-current]': { borderBottomColor: color.amber },
  [media.belowNavbar]: { display: 'none' },
});

const Actions = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  [media.belowNavbar]: { marginInlineStart: 'auto' },
});

const MenuButton = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginRight: -10,
  border: 0,
  borderRadius: radius.pill,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  [media.fromNavbar]: { display: 'none' },
});

export interface NavbarProps {
  /** The entries, in order; below 960 pixels they move into the drawer, without their children. */
  items: readonly NavItem[];
  /** Where the logo leads. */
  homeHref: string;
  /** What stands at the end at every width, such as the colour theme. */
  actions?: ReactNode;
}

/** The head of every page. AppFrame places it. */
export function Navbar({ items, homeHref, actions }: NavbarProps) {
  // Not asked for yet, open, or closed again: the drawer's code loads with the first opening.
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <Root>
      <div>
        <Brand href={homeHref} />
        <Entries aria-label="Main">
          <ul>
            {items.map(({ children, ...item }) => (
              <li key={item.href}>
                {children?.length ? (
                  <NavDropdown {...item} items={children} />
                ) : (
                  <Link href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
                    {item.label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </Entries>
        <Actions>
          {actions}
          <MenuButton
            type="button"
            aria-label="Menu"
            aria-expanded={menu === 'open'}
            onClick={() => setMenu(menu === 'open' ? 'closed' : 'open')}
          >
            <Icon name="menu" size={22} />
          </MenuButton>
        </Actions>
      </div>
      {menu !== 'unused' && (
        <Suspense>
          <NavDrawer isOpen={menu === 'open'} onClose={() => setMenu('closed')} items={items} />
        </Suspense>
      )}
    </Root>
  );
}
