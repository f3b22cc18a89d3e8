import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { type ElementProps, part } from '../../../theme/part.ts';
import { NavbarLink, NavDropdown } from '../NavDropdown/NavDropdown.tsx';
import type { NavEntries, NavItem } from './navItems.ts';

const Root = part('nav', 'CcNavbarEntries', 'Root', ({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  // A full bar is on one line from the breakpoint on, with gaps of 20 pixels; from 1200 on there is room for 28.
  gap: 'clamp(20px, 3.4vw - 12.8px, 28px)',
  ...theme.typography.body2,
  fontWeight: theme.typography.fontWeightMedium,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Group = part(List, 'CcNavbarEntries', 'Group', {
  display: 'flex',
  alignItems: 'center',
  gap: 'inherit',
  // As wide as the widest of the session's entries, so that the site's do not move when the session is known.
  '&[data-group="account"]': { justifyContent: 'flex-end', minWidth: 162 },
});

const Item = part(ListItem, 'CcNavbarEntries', 'Item', { width: 'auto' });

const Reading = part('span', 'CcNavbarEntries', 'Reading', ({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.vars.palette.text.secondary,
}));

function Entry({ label, href, selected = false, children, emphasis }: NavItem) {
  if (children?.length) return <NavDropdown label={label} href={href} selected={selected} items={children} />;
  const link = { href, 'aria-current': selected ? 'page' : undefined } as const;
  return emphasis === 'call' ? (
    <Button variant="outlined" size="small" {...link}>
      {label}
    </Button>
  ) : (
    <NavbarLink underline="none" {...link}>
      {label}
    </NavbarLink>
  );
}

const Entries = ({ items }: { items: readonly NavItem[] }) =>
  items.map((item) => (
    <Item key={item.href} disablePadding>
      <Entry {...item} />
    </Item>
  ));

interface NavbarEntriesProps extends NavEntries, Omit<ElementProps<'nav'>, 'children'> {}

/** The navbar's entries beside each other, from 960 pixels on. Below, NavList lists them. */
export function NavbarEntries({ items, account = [], loading = false }: NavbarEntriesProps) {
  return (
    <Root aria-label="Main">
      <Group disablePadding>
        <Entries items={items} />
      </Group>
      {(loading || account.length > 0) && (
        <Group disablePadding data-group="account">
          {loading ? (
            <Item disablePadding>
              <Reading>Loading...</Reading>
            </Item>
          ) : (
            <Entries items={account} />
          )}
        </Group>
      )}
    </Root>
  );
}
