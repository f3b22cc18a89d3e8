import { styled } from '../../theme/styled.ts';
import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { card, color, media, space } from '../../theme/style.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import type { NavItem } from '../Navbar/navItems.ts';

const Root = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    margin: '0 -14px 0 -8px',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& > button[aria-expanded="true"] svg': { rotate: '180deg' },
  [media.motionOk]: { '& > button svg': { transition: 'rotate 120ms' } },
});

// The padding above the panel is part of it, so that the pointer can cross from the entry without losing it.
const Panel = styled('div')({
  position: 'absolute',
  top: '100%',
  // It grows towards the page: the navbar's entries stand at its end.
  right: 0,
  zIndex: 20,
  paddingTop: '6px',
  '& ul': {
    ...card,
    margin: 0,
    padding: space(1),
    listStyle: 'none',
    width: 'max-content',
    maxWidth: 360,
    boxShadow: '0 24px 60px rgb(8 16 32 / 0.18)',
  },
  '& ul a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '6px 16px',
    borderRadius: '10px',
    textDecoration: 'none',
  },
  '& ul a:hover': { background: color.sunk },
  '& ul a[aria-current]': { background: color.actionSoft, fontWeight: 650 },
});

export interface NavDropdownProps extends Omit<NavItem, 'children'> {
  /** The places below the entry. */
  items: NonNullable<NavItem['children']>;
}

/**
 * An entry of the navbar with more places below it: opens while the pointer is over it, or by its button. Escape, a
 * choice, or leaving closes it. The entry itself stays a link.
 */
export function NavDropdown({ label, href, isCurrent, items }: NavDropdownProps) {
  // What the pointer opened its leaving closes; what the button opened stays.
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
      <Link href={href} aria-current={isCurrent ? 'page' : undefined} onClick={close}>
        {label}
      </Link>
      <button
        type="button"
        aria-label={`${label}: show all`}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpenBy(openBy === 'button' ? null : 'button')}
      >
        <Icon name="chevronDown" size={14} />
      </button>
      <Panel id={panelId} hidden={!isOpen}>
        <ul>
          {items.map((item) => (
            <li key={item.href}>
              <Link href={item.href} aria-current={item.isCurrent ? 'page' : undefined} onClick={close}>
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </Root>
  );
}
