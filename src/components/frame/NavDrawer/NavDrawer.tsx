import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { part } from '../../../theme/part.ts';
import { CrossIcon } from '../../base/icons/icons.tsx';
import type { NavEntries } from '../Navbar/navItems.ts';
import { NavList } from '../NavList/NavList.tsx';

const Panel = part('div', 'CcNavDrawer', 'Panel', ({ theme }) => ({
  width: 'min(360px, 100vw - 40px)',
  minHeight: '100%',
  paddingBlock: theme.spacing(2),
  background: theme.vars.palette.background.default,
}));

export interface NavDrawerProps extends NavEntries, Omit<DrawerProps, 'children' | 'onClose' | 'open'> {
  /** Whether it is shown. */
  open: boolean;
  /** Called on Escape, on its button, on a press beside it, or when a place is chosen. */
  onClose: () => void;
}

/**
 * The navbar's entries on small screens. Navbar opens it, and loads it only then.
 *
 * @when The Navbar's menu in a narrow window.
 * @keyboard Escape: closes it; the focus returns to the button that opened it.
 * @screenReader A modal panel with the navigation "Menu" and a button "Close menu".
 */
export function NavDrawer({ items, account, loading, open, onClose, ...rest }: NavDrawerProps) {
  return (
    <Drawer anchor="right" open={open} onClose={onClose} slotProps={{ paper: { 'aria-label': 'Menu' } }} {...rest}>
      <Panel>
        <IconButton aria-label="Close menu" onClick={onClose} sx={{ display: 'flex', margin: '0 16px 0 auto' }}>
          <CrossIcon />
        </IconButton>
        <NavList items={items} account={account} loading={loading} onChoose={onClose} />
      </Panel>
    </Drawer>
  );
}
