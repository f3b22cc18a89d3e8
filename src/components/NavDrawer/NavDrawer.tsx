import { styled } from '../../theme/styled.ts';
import Drawer from '@mui/material/Drawer';
import { MuiRoot } from '../../theme/MuiRoot.tsx';
import { color, radius, space, type } from '../../theme/style.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import type { NavLink } from '../Navbar/navItems.ts';

const Panel = styled('div')({
  width: 'min(360px, 100vw - 40px)',
  minHeight: '100%',
  padding: space(2),
  color: color.ink,
  background: color.paper,
  '& ul': { listStyle: 'none', margin: `${space(2)} 0`, padding: 0 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 52,
    padding: '8px 16px',
    borderRadius: radius.medium,
    textDecoration: 'none',
    ...type.lead,
  },
  '& a[aria-current]': { background: color.actionSoft, fontWeight: 650 },
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    marginLeft: 'auto',
    border: 0,
    borderRadius: radius.pill,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
  },
});

export interface NavDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  items: readonly NavLink[];
}

/** The navbar's entries on small screens. Navbar opens it, and loads it only then. */
export default function NavDrawer({ isOpen, onClose, items }: NavDrawerProps) {
  return (
    <MuiRoot>
      <Drawer anchor="right" open={isOpen} onClose={onClose} slotProps={{ paper: { 'aria-label': 'Menu' } }}>
        <Panel>
          <button type="button" aria-label="Close menu" onClick={onClose}>
            <Icon name="cross" />
          </button>
          <nav aria-label="Menu">
            <ul>
              {items.map(({ label, href, isCurrent }) => (
                <li key={href}>
                  <Link href={href} aria-current={isCurrent ? 'page' : undefined} onClick={onClose}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </Panel>
      </Drawer>
    </MuiRoot>
  );
}
