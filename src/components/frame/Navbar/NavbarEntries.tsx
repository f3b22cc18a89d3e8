import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { NavbarLink, NavDropdown } from '../NavDropdown/NavDropdown.tsx';
import type { NavEntries, NavItem } from './navItems.ts';

const Root = styled('nav', { name: 'CcNavbarEntries', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  // A full bar is on one line from the breakpoint on, with gaps of 20 pixels; from 1200 on there is room for 28.
  gap: 'clamp(20px, 3.4vw - 12.8px, 28px)',
  fontWeight: 550,
  fontSize: 16,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Group = styled(List, { name: 'CcNavbarEntries', slot: 'Group' })({
  display: 'flex',
  alignItems: 'center',
  gap: 'inherit',
  // As wide as the widest of the session's entries, so that the site's do not move when the session is known.
  '&[data-group="account"]': { justifyContent: 'flex-end', minWidth: 162 },
});

const Item = styled(ListItem, { name: 'CcNavbarEntries', slot: 'Item' })({ width: 'auto' });

const Reading = styled('span', { name: 'CcNavbarEntries', slot: 'Reading' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.vars.palette.text.secondary,
}));

function Entry({ children, emphasis, ...item }: NavItem) {
  if (children?.length) return <NavDropdown {...item} items={children} />;
  const link = { href: item.href, 'aria-current': item.isCurrent ? 'page' : undefined } as const;
  return emphasis === 'call' ? (
    <Button variant="outlined" size="small" {...link}>
      {item.label}
    </Button>
  ) : (
    <NavbarLink underline="none" {...link}>
      {item.label}
    </NavbarLink>
  );
}

const Entries = ({ items }: { items: readonly NavItem[] }) =>
  items.map((item) => (
    <Item key={item.href} disablePadding>
      <Entry {...item} />
    </Item>
  ));

/** The navbar's entries beside each other, from 960 pixels on. Navbar places them; below, NavList lists them. */
export function NavbarEntries({ items, account = [], isReading = false }: NavEntries) {
  return (
    <Root aria-label="Main">
      <Group disablePadding>
        <Entries items={items} />
      </Group>
      {(isReading || account.length > 0) && (
        <Group disablePadding data-group="account">
          {isReading ? (
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
