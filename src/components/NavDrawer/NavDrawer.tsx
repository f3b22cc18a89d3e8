import { styled } from '../../theme/styled.ts';
import Drawer from '@mui/material/Drawer';
import { MuiRoot } from '../../theme/MuiRoot.tsx';
import { color, radius, space } from '../../theme/style.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { NavEntries } from '../Navbar/navItems.ts';
import { NavList } from '../NavList/NavList.tsx';

const Panel = styled('div')({
  width: 'min(360px, 100vw - 40px)',
  minHeight: '100%',
  paddingBlock: space(2),
  color: color.ink,
  background: color.paper,
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    margin: `0 ${space(2)} 0 auto`,
    border: 0,
    borderRadius: radius.pill,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
  },
});

export interface NavDrawerProps extends NavEntries {
  isOpen: boolean;
  onClose: () => void;
}

/** The navbar's entries on small screens. Navbar opens it, and loads it only then. */
export default function NavDrawer({ isOpen, onClose, ...entries }: NavDrawerProps) {
  return (
    <MuiRoot>
      <Drawer anchor="right" open={isOpen} onClose={onClose} slotProps={{ paper: { 'aria-label': 'Menu' } }}>
        <Panel>
          <button type="button" aria-label="Close menu" onClick={onClose}>
            <Icon name="cross" />
          </button>
          <NavList {...entries} onChoose={onClose} />
        </Panel>
      </Drawer>
    </MuiRoot>
  );
}
