import Button from '@mui/material/Button';
import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';
import { CrossIcon } from '../../base/icons/icons.tsx';
import type { NavEntries, NavItem } from '../Navbar/navItems.ts';

const Panel = part('div', 'CcNavDrawer', 'Panel', ({ theme }) => ({
  width: 'min(360px, 100vw - 40px)',
  minHeight: '100%',
  paddingBlock: theme.spacing(2),
  background: theme.vars.palette.background.default,
}));

const Menu = part('nav', 'CcNavDrawer', 'Menu', ({ theme }) => ({ padding: theme.spacing(1, 2) }));

const Place = part(ListItemButton, 'CcNavDrawer', 'Place', ({ theme }) => ({
  ...theme.typography.lead,
  minHeight: 52,
  paddingBlock: 8,
  borderRadius: theme.radius.medium,
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
 * @whenNot The pages below one entry, in a wide window: NavDropdown.
 * @do Set `onSmall: 'children'` unless the entry's own page leads to them all: by default, they are left out.
 * @keyboard Escape: closes it; the focus returns to the button that opened it.
 * @screenReader A modal panel with the navigation "Menu" and a button "Close menu".
 * @screenReader The entry of the page on show is said to be current.
 */
export function NavDrawer({ items, account = [], loading = false, open, onClose, ...rest }: NavDrawerProps) {
  return (
    <Drawer anchor="right" open={open} onClose={onClose} slotProps={{ paper: { 'aria-label': 'Menu' } }} {...rest}>
      <Panel>
        <IconButton aria-label="Close menu" onClick={onClose} sx={{ display: 'flex', margin: '0 16px 0 auto' }}>
          <CrossIcon />
        </IconButton>
        <Menu aria-label="Menu">
          <Entries items={items} onChoose={onClose} />
          {(loading || account.length > 0) && (
            <Stack sx={{ marginTop: 1, paddingTop: 1, borderTop: 1, borderColor: 'divider' }}>
              {loading ? (
                <Typography variant="lead" color="textSecondary" sx={{ padding: 2 }}>
                  Loading...
                </Typography>
              ) : (
                <Entries items={account} onChoose={onClose} />
              )}
            </Stack>
          )}
        </Menu>
      </Panel>
    </Drawer>
  );
}

function Entries({ items, onChoose }: { items: readonly NavItem[]; onChoose: () => void }) {
  const shown = items.flatMap<NavItem>((item) => (item.onSmall === 'children' ? (item.children ?? item) : item));
  return (
    <List disablePadding>
      {shown.map(({ label, href, selected = false, emphasis }) => {
        const link = { href, onClick: onChoose, 'aria-current': selected ? 'page' : undefined } as const;
        return (
          <ListItem key={href} disablePadding>
            {emphasis === 'call' ? (
              <Button variant="outlined" fullWidth sx={{ marginTop: 1 }} {...link}>
                {label}
              </Button>
            ) : (
              <Place selected={selected} {...link}>
                {label}
              </Place>
            )}
          </ListItem>
        );
      })}
    </List>
  );
}
