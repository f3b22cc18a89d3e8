import { color, media } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { NavDropdown } from '../NavDropdown/NavDropdown.tsx';
import type { NavEntries, NavItem } from './navItems.ts';

const Root = styled('nav')({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  // A full bar is on one line from the breakpoint on, where 20 pixels have to do; from 1200 there is room for 28.
  gap: 'clamp(20px, 3.4vw - 12.8px, 28px)',
  fontWeight: 550,
  fontSize: '16px',
  '& > ul': { display: 'flex', gap: 'inherit', alignItems: 'center', listStyle: 'none', margin: 0, padding: 0 },
  // As wide as the widest set of the session's entries, so that the site's do not move when the session is known.
  '& > ul + ul': { justifyContent: 'flex-end', minWidth: 162 },
  '& > ul > li > span': { display: 'flex', alignItems: 'center', minHeight: 44, color: color.inkSoft },
  '& a:hover': { textDecoration: 'none' },
  '& > ul > li > a:not([data-variant]), & > ul > li > div > a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 44,
    minHeight: 44,
    textDecoration: 'none',
    borderBlock: '3px solid transparent',
    '&:hover': { borderBottomColor: color.line },
    '&[aria-current]': { borderBottomColor: color.amber },
  },
  [media.belowNavbar]: { display: 'none' },
});

function Entry({ children, emphasis, ...item }: NavItem) {
  if (emphasis === 'call') {
    return (
      <Button variant="line" size="small" href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
        {item.label}
      </Button>
    );
  }
  if (children?.length) return <NavDropdown {...item} items={children} />;
  return (
    <Link href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
      {item.label}
    </Link>
  );
}

/** The navbar's entries beside each other, from 960 pixels on. Navbar places them; below, NavList lists them. */
export function NavbarEntries({ items, account = [], isReading = false }: NavEntries) {
  return (
    <Root aria-label="Main">
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <Entry {...item} />
          </li>
        ))}
      </ul>
      {(isReading || account.length > 0) && (
        <ul>
          {isReading ? (
            <li>
              <span>Loading...</span>
            </li>
          ) : (
            account.map((item) => (
              <li key={item.href}>
                <Entry {...item} />
              </li>
            ))
          )}
        </ul>
      )}
    </Root>
  );
}
