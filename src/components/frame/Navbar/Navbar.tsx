import AppBar, { type AppBarProps } from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Suspense, useState, type ReactNode } from 'react';
import { part } from '../../../theme/part.ts';
import { MenuIcon } from '../../base/icons/icons.tsx';
import { lazyPart } from '../../base/lazyPart.ts';
import { Brand } from '../Brand/Brand.tsx';
import type { NavDrawerProps } from '../NavDrawer/NavDrawer.tsx';
import { NavbarLink, NavDropdown } from '../NavDropdown/NavDropdown.tsx';
import type { NavEntries, NavItem } from './navItems.ts';

const Root = part(AppBar, 'CcNavbar', 'Root', ({ theme }) => ({
  position: 'relative',
  zIndex: theme.zIndex.appBar,
  borderWidth: '0 0 1px',
  background: theme.vars.palette.background.default,
}));

const Bar = part(Toolbar, 'CcNavbar', 'Bar', ({ theme }) => ({
  ...theme.mixins.column,
  // Large or long text takes more lines.
  flexWrap: 'wrap',
  gap: '0 16px',
  minHeight: 72,
  paddingBlock: 8,
  [theme.breakpoints.down('sm')]: { columnGap: 8, minHeight: 60 },
}));

const Main = part('nav', 'CcNavbar', 'Main', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginInlineStart: 'auto',
  // A full bar is on one line from the breakpoint on, with gaps of 20 pixels; from 1200 on there is room for 28.
  columnGap: 'clamp(20px, 3.4vw - 12.8px, 28px)',
  ...theme.typography.body2,
  fontWeight: theme.typography.fontWeightMedium,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Group = part(List, 'CcNavbar', 'Group', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 'inherit',
  // As wide as the widest of the session's entries, so that the site's do not move when the session is known.
  '&[data-group="account"]': { justifyContent: 'flex-end', minWidth: 156 },
});

const Item = part(ListItem, 'CcNavbar', 'Item', { width: 'auto' });

// There where the drawer hides the entries, and there is room.
const Shortcut = part(Button, 'CcNavbar', 'Shortcut', {
  paddingInline: 8,
  '&[aria-current="page"]': { textDecoration: 'underline', textUnderlineOffset: '0.4em' },
  '@media not (360px <= width < 960px)': { display: 'none' },
});

function Entry({ label, href, selected = false, children, emphasis }: NavItem) {
  if (children?.length) return <NavDropdown label={label} href={href} selected={selected} items={children} />;
  const link = { href, 'aria-current': selected ? 'page' : undefined } as const;
  return emphasis === 'call' ? (
    <Button variant="outlined" size="small" sx={{ textDecoration: selected ? 'underline' : 'none' }} {...link}>
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

// Where the drawer's code cannot be loaded, its entries stand below the navbar.
const PlainMenu = ({ open, items, account = [] }: NavDrawerProps) =>
  open ? (
    <nav aria-label="Menu">
      <List sx={{ paddingInline: 2 }}>
        <Entries items={[...items, ...account]} />
      </List>
    </nav>
  ) : null;
const NavDrawer = lazyPart(async () => (await import('../NavDrawer/NavDrawer.tsx')).NavDrawer, PlainMenu);

export interface NavbarProps extends NavEntries, Omit<AppBarProps, 'children'> {
  /** Where the logo links to. */
  homeHref: string;
  /** An entry that stands beside the drawer's button, such as a cart with something in it. */
  shortcut?: NavItem | undefined;
  /** Controls at the end of the bar at every width, such as ColorModeSwitch. */
  actions?: ReactNode;
}

/**
 * The bar at the top of every page. Below 960 px, its links move into a drawer. AppFrame renders it.
 *
 * @when At the top of every page.
 * @whenNot During an exam: QuizHeading takes its place.
 * @do Keep to five links plus those of the account, so that they fit on one line.
 * @dont Give a second entry `emphasis` beside Sign Up: then neither stands out.
 * @keyboard Tab: moves through the links, and the buttons of dropdowns. Enter, Space: open a dropdown, or the drawer.
 * @keyboard Escape: closes either; from the drawer, focus returns to its button.
 * @screenReader A banner with a navigation "Main". Until the session is known, the account's place says "Loading...".
 */
export function Navbar({ homeHref, items, account = [], loading = false, shortcut, actions, ...rest }: NavbarProps) {
  const entries: NavEntries = { items, account, loading };
  // The drawer is rendered from its first opening on, so that it can also close with its transition.
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <Root position="static" color="inherit" variant="outlined" {...rest}>
      <Bar disableGutters variant="dense">
        <Brand href={homeHref} />
        <Main aria-label="Main">
          <Group disablePadding>
            <Entries items={items} />
          </Group>
          {(loading || account.length > 0) && (
            <Group disablePadding data-group="account">
              {loading ? (
                <Item disablePadding>
                  <Typography variant="inherit" component="span" color="textSecondary" sx={{ lineHeight: '44px' }}>
                    Loading...
                  </Typography>
                </Item>
              ) : (
                <Entries items={account} />
              )}
            </Group>
          )}
        </Main>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', marginInlineStart: { xs: 'auto', md: 0 } }}>
          {shortcut && (
            <Shortcut variant="text" size="small" href={shortcut.href} aria-current={shortcut.selected && 'page'}>
              {shortcut.label}
            </Shortcut>
          )}
          {actions}
          <IconButton
            aria-label="Menu"
            aria-expanded={drawer === 'open'}
            onClick={() => setDrawer(drawer === 'open' ? 'closed' : 'open')}
            sx={{ display: { md: 'none' }, marginRight: '-10px' }}
          >
            <MenuIcon fontSize="medium" />
          </IconButton>
        </Stack>
      </Bar>
      {drawer !== 'unused' && (
        <Suspense>
          <NavDrawer {...entries} open={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </Root>
  );
}
