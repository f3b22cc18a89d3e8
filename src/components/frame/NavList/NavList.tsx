import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ElementProps, part } from '../../../theme/part.ts';
import type { NavEntries, NavItem } from '../Navbar/navItems.ts';

const Root = part('nav', 'CcNavList', 'Root', ({ theme }) => ({ padding: theme.spacing(1, 2) }));

const Place = part(ListItemButton, 'CcNavList', 'Place', ({ theme }) => ({
  ...theme.typography.lead,
  minHeight: 52,
  paddingBlock: 8,
  borderRadius: theme.radius.medium,
}));

export interface NavListProps extends NavEntries, Omit<ElementProps<'nav'>, 'children'> {
  /** Called when a place is chosen, so that the menu can close. */
  onChoose: () => void;
}

/**
 * The navbar's entries in a column: in the drawer, or below the navbar where the drawer could not be loaded.
 *
 * @when Inside the NavDrawer.
 * @whenNot In a row, in a wide window: Navbar.
 * @screenReader A navigation named "Menu"; the entry of the current page is announced as current.
 */
export function NavList({ items, account = [], loading = false, onChoose, ...rest }: NavListProps) {
  return (
    <Root aria-label="Menu" {...rest}>
      <Entries items={items} onChoose={onChoose} />
      {(loading || account.length > 0) && (
        <Stack sx={{ marginTop: 1, paddingTop: 1, borderTop: 1, borderColor: 'divider' }}>
          {loading ? (
            <Typography variant="lead" color="textSecondary" sx={{ padding: 2 }}>
              Loading...
            </Typography>
          ) : (
            <Entries items={account} onChoose={onChoose} />
          )}
        </Stack>
      )}
    </Root>
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
