import { styled } from '../../theme/styled.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { color, media, pageColumn, radius } from '../../theme/style.ts';
import { Brand } from '../Brand/Brand.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { NavDrawerProps } from '../NavDrawer/NavDrawer.tsx';
import { NavList } from '../NavList/NavList.tsx';
import { NavbarEntries } from './NavbarEntries.tsx';
import type { NavEntries } from './navItems.ts';

// Where the drawer's code does not arrive, its entries stand below the head.
const PlainMenu = ({ isOpen, onClose, ...entries }: NavDrawerProps) =>
  isOpen ? <NavList {...entries} onChoose={onClose} /> : null;
const NavDrawer = lazy(() => import('../NavDrawer/NavDrawer.tsx').catch(() => ({ default: PlainMenu })));

const Root = styled('header')({
  position: 'relative',
  zIndex: 10,
  background: color.paper,
  borderBottom: `1px solid ${color.line}`,
  '& > div': { ...pageColumn, display: 'flex', alignItems: 'center', gap: '16px', height: 72 },
  [media.narrow]: { '& > div': { height: 60, gap: '8px' } },
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

export interface NavbarProps extends NavEntries {
  /** Where the logo leads. */
  homeHref: string;
  /** What stands at the end at every width, such as the colour theme. */
  actions?: ReactNode;
}

/** The head of every page; below 960 pixels its entries are in a drawer. AppFrame places it. */
export function Navbar({ homeHref, actions, ...entries }: NavbarProps) {
  // Not asked for yet, open, or closed again: the drawer's code loads with the first opening.
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <Root>
      <div>
        <Brand href={homeHref} />
        <NavbarEntries {...entries} />
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
          <NavDrawer {...entries} isOpen={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
    </Root>
  );
}
