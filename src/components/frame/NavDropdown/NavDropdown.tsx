import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Paper from '@mui/material/Paper';
import { useId, useState } from 'react';
import { part } from '../../../theme/part.ts';
import { ChevronDownIcon } from '../../base/icons/icons.tsx';
import type { NavLink } from '../Navbar/navItems.ts';

/** The link of one entry of the navbar. */
export const NavbarLink = part(Link, 'CcNavbar', 'Link', ({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 44,
  borderBlock: '3px solid transparent',
  '@media (hover: hover)': { '&:hover': { borderBottomColor: theme.vars.palette.divider } },
  '&[aria-current]': { borderBottomColor: theme.vars.palette.secondary.main },
  // Forced colors would draw the transparent edges of all links.
  '@media (forced-colors: active)': {
    borderColor: 'Canvas',
    '&[aria-current]': { borderBottomColor: 'Highlight' },
  },
}));

const Toggle = part(IconButton, 'CcNavDropdown', 'Toggle', {
  // Narrow, so that it does not lie over the end of the link.
  width: 30,
  marginInlineEnd: -8,
  '&:hover': { background: 'none' },
});

const Chevron = part(ChevronDownIcon, 'CcNavDropdown', 'Chevron', ({ theme }) => ({
  width: '0.875rem',
  height: '0.875rem',
  '&[data-open="true"]': { rotate: '180deg' },
  transition: theme.transitions.create('rotate', { duration: theme.transitions.duration.shortest }),
}));

// The padding above the menu is part of it, so that the pointer can cross it without leaving the dropdown.
const Panel = part('div', 'CcNavDropdown', 'Panel', ({ theme }) => ({
  position: 'absolute',
  top: '100%',
  // It grows towards the middle of the page: the navbar's entries stand at its end.
  right: 0,
  zIndex: theme.zIndex.appBar,
  paddingTop: 6,
}));

const Menu = part(Paper, 'CcNavDropdown', 'Menu', ({ theme }) => ({
  width: 'max-content',
  maxWidth: 360,
  padding: theme.spacing(1),
  borderRadius: theme.radius.large,
  boxShadow: theme.vars.shadows[8],
}));

export interface NavDropdownProps extends NavLink {
  /** The places below the entry. Each: `label`, `href`, and whether it is `selected`. */
  items: readonly NavLink[];
}

/**
 * A navbar entry with more links below it, opened by pointer or button. The entry itself stays a link.
 *
 * @when A Navbar entry with a few pages below it.
 * @whenNot A menu of actions: MUI's Menu.
 * @whenNot The entries on a phone: NavDrawer shows all of them.
 * @do Set `selected` on the entry too while one of its pages is on show: the mark in the menu is hidden.
 * @dont Leave the entry without a page of its own: a tap on its word has to lead somewhere.
 * @keyboard Tab: reaches the entry, then its button, which Enter or Space opens, then its links. Escape: closes it.
 * @screenReader A link, and beside it a button with the entry's name and "show all", expanded or collapsed.
 */
export function NavDropdown({ label, href, selected, items }: NavDropdownProps) {
  // What the pointer has opened closes when it leaves; what the button has opened stays open.
  const [openBy, setOpenBy] = useState<'pointer' | 'button' | null>(null);
  const isOpen = openBy !== null;
  const panelId = useId();
  const close = () => setOpenBy(null);
  return (
    <Stack
      direction="row"
      sx={{ position: 'relative', alignItems: 'center' }}
      onPointerEnter={() => setOpenBy((by) => by ?? 'pointer')}
      onPointerLeave={() => setOpenBy((by) => (by === 'pointer' ? null : by))}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <NavbarLink href={href} underline="none" aria-current={selected ? 'page' : undefined} onClick={close}>
        {label}
      </NavbarLink>
      <Toggle
        aria-label={`${label}: show all`}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpenBy(openBy === 'button' ? null : 'button')}
      >
        <Chevron data-open={isOpen} />
      </Toggle>
      <Panel id={panelId} hidden={!isOpen}>
        <Menu variant="outlined">
          <List disablePadding>
            {items.map((item) => (
              <ListItem key={item.href} disablePadding>
                <ListItemButton
                  href={item.href}
                  selected={item.selected ?? false}
                  aria-current={item.selected ? 'page' : undefined}
                  onClick={close}
                >
                  {item.label}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Menu>
      </Panel>
    </Stack>
  );
}
