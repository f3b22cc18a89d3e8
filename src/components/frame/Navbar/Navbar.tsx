import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { MenuIcon } from '../../base/icons/icons.tsx';
import { Brand } from '../Brand/Brand.tsx';
import type { NavDrawerProps } from '../NavDrawer/NavDrawer.tsx';
import { NavList } from '../NavList/NavList.tsx';
import { NavbarEntries } from './NavbarEntries.tsx';
import type { NavEntries } from './navItems.ts';

const loadDrawer = () => import('../NavDrawer/NavDrawer.tsx');
// Where the drawer's code cannot be loaded, its entries stand below the navbar.
const PlainMenu = ({ isOpen, onClose, ...entries }: NavDrawerProps) =>
  isOpen ? <NavList {...entries} onChoose={onClose} /> : null;
const NavDrawer = lazy(() =>
  loadDrawer().then(
    (module) => ({ default: module.NavDrawer }),
    () => ({ default: PlainMenu }),
  ),
);

const Root = styled(AppBar, { name: 'CcNavbar', slot: 'Root' })(({ theme }) => ({
  position: 'relative',
  zIndex: theme.zIndex.appBar,
  borderWidth: '0 0 1px',
  background: theme.vars.palette.background.default,
}));

const Bar = styled(Toolbar, { name: 'CcNavbar', slot: 'Bar' })(({ theme }) => ({
  ...theme.mixins.column,
  gap: 16,
  height: 72,
  [theme.breakpoints.down('sm')]: { gap: 8, height: 60 },
}));

const Actions = styled('div', { name: 'CcNavbar', slot: 'Actions' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  [theme.breakpoints.down('md')]: { marginInlineStart: 'auto' },
}));

const MenuButton = styled(IconButton, { name: 'CcNavbar', slot: 'MenuButton' })(({ theme }) => ({
  marginRight: -10,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

export interface NavbarProps extends NavEntries {
  /** Where the logo leads. */
  homeHref: string;
  /** What stands at the end at every width, such as the colour theme. */
  actions?: ReactNode;
}

/** The head of every page; below 960 pixels its entries are in a drawer. AppFrame places it. */
export function Navbar({ homeHref, actions, ...entries }: NavbarProps) {
  // The drawer is rendered from its first opening on, so that it can also close with its transition.
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  const preload = () => void loadDrawer().catch(() => undefined);
  return (
    <Root position="static" color="inherit" variant="outlined">
      <Bar disableGutters>
        <Brand href={homeHref} />
        <NavbarEntries {...entries} />
        <Actions>
          {actions}
          <MenuButton
            aria-label="Menu"
            aria-expanded={drawer === 'open'}
            onClick={() => setDrawer(drawer === 'open' ? 'closed' : 'open')}
            onPointerEnter={preload}
            onFocus={preload}
          >
            <MenuIcon fontSize="medium" />
          </MenuButton>
        </Actions>
      </Bar>
      {drawer !== 'unused' && (
        <Suspense>
          <NavDrawer {...entries} isOpen={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </Root>
  );
}
