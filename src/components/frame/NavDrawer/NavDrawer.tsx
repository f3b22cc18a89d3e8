import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { CrossIcon } from '../../base/icons/icons.tsx';
import type { NavEntries } from '../Navbar/navItems.ts';
import { NavList } from '../NavList/NavList.tsx';

const Panel = styled('div', { name: 'CcNavDrawer', slot: 'Panel' })(({ theme }) => ({
  width: 'min(360px, 100vw - 40px)',
  minHeight: '100%',
  paddingBlock: theme.spacing(2),
  background: theme.vars.palette.background.default,
}));

const Close = styled(IconButton, { name: 'CcNavDrawer', slot: 'Close' })(({ theme }) => ({
  display: 'flex',
  margin: theme.spacing(0, 2, 0, 'auto'),
}));

export interface NavDrawerProps extends NavEntries {
  isOpen: boolean;
  onClose: () => void;
}

/** The navbar's entries on small screens. Navbar opens it, and loads it only then. */
export function NavDrawer({ isOpen, onClose, ...entries }: NavDrawerProps) {
  return (
    <Drawer anchor="right" open={isOpen} onClose={onClose} slotProps={{ paper: { 'aria-label': 'Menu' } }}>
      <Panel>
        <Close aria-label="Close menu" onClick={onClose}>
          <CrossIcon />
        </Close>
        <NavList {...entries} onChoose={onClose} />
      </Panel>
    </Drawer>
  );
}
