import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { ChevronDownIcon } from '../../base/icons/icons.tsx';
import type { NavItem } from '../Navbar/navItems.ts';

const Root = styled('div', { name: 'CcNavDropdown', slot: 'Root' })({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
});

/** The link of one entry of the navbar. */
export const NavbarLink = styled(Link, { name: 'CcNavbar', slot: 'Link' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 44,
  minHeight: 44,
  borderBlock: '3px solid transparent',
  '@media (hover: hover)': { '&:hover': { borderBottomColor: theme.vars.palette.divider } },
  '&[aria-current]': { borderBottomColor: theme.vars.palette.secondary.main },
}));

const Toggle = styled(IconButton, { name: 'CcNavDropdown', slot: 'Toggle' })({
  margin: '0 -14px 0 -8px',
  // It lies over the end of the link.
  '&:hover': { background: 'none' },
});

const Chevron = styled(ChevronDownIcon, { name: 'CcNavDropdown', slot: 'Chevron' })({
  fontSize: 14,
  '&[data-open="true"]': { rotate: '180deg' },
  '@media (prefers-reduced-motion: no-preference)': { transition: 'rotate 120ms' },
});

// The padding above the menu is part of it, so that the pointer can cross it without leaving the dropdown.
const Panel = styled('div', { name: 'CcNavDropdown', slot: 'Panel' })(({ theme }) => ({
  position: 'absolute',
  top: '100%',
  // It grows towards the middle of the page: the navbar's entries stand at its end.
  right: 0,
  zIndex: theme.zIndex.appBar,
  paddingTop: 6,
}));

const Menu = styled(Paper, { name: 'CcNavDropdown', slot: 'Menu' })(({ theme }) => ({
  width: 'max-content',
  maxWidth: 360,
  padding: theme.spacing(1),
  borderRadius: theme.radius.large,
  boxShadow: theme.vars.shadows[8],
}));

export interface NavDropdownProps extends Omit<NavItem, 'children'> {
  /** The places below the entry. */
  items: NonNullable<NavItem['children']>;
}

/**
 * An entry of the navbar with more places below it: opens while the pointer is over it, or by its button. Escape, a
 * choice, or leaving closes it. The entry itself stays a link.
 */
export function NavDropdown({ label, href, isCurrent, items }: NavDropdownProps) {
  // What the pointer has opened closes when it leaves; what the button has opened stays open.
  const [openBy, setOpenBy] = useState<'pointer' | 'button' | null>(null);
  const isOpen = openBy !== null;
  const panelId = useId();
  const close = () => setOpenBy(null);
  const closeUnlessPinned = () => setOpenBy((by) => (by === 'pointer' ? null : by));
  const closeOnLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <Root
      onPointerEnter={() => setOpenBy((by) => by ?? 'pointer')}
      onPointerLeave={closeUnlessPinned}
      onBlur={closeOnLeave}
      onKeyDown={closeOnEscape}
    >
      <NavbarLink href={href} underline="none" aria-current={isCurrent ? 'page' : undefined} onClick={close}>
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
                  selected={item.isCurrent ?? false}
                  aria-current={item.isCurrent ? 'page' : undefined}
                  onClick={close}
                >
                  {item.label}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Menu>
      </Panel>
    </Root>
  );
}
