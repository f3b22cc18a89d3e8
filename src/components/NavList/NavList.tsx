import { color, radius, space, type } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { itemsOnSmall, type NavEntries, type NavItem } from '../Navbar/navItems.ts';

const Root = styled('nav')({
  padding: `${space(1)} ${space(2)}`,
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& a:not([data-variant])': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 52,
    padding: '8px 16px',
    borderRadius: radius.medium,
    textDecoration: 'none',
    ...type.lead,
  },
  '& a[aria-current]:not([data-variant])': { background: color.actionSoft, fontWeight: 650 },
  // The session's entries stand apart from the site's.
  '& > ul + *': { marginTop: space(1), paddingTop: space(1), borderTop: `1px solid ${color.line}` },
  '& a[data-variant]': { display: 'flex', marginTop: space(1) },
  '& > p': { ...type.lead, padding: `${space(2.5)} 16px`, color: color.inkSoft },
});

export interface NavListProps extends NavEntries {
  /** A place has been chosen, so the menu can go. */
  onChoose: () => void;
}

/** The navbar's entries below each other: in the drawer, or below the head where the drawer could not be loaded. */
export function NavList({ items, account = [], isReading = false, onChoose }: NavListProps) {
  return (
    <Root aria-label="Menu">
      <Entries items={items} onChoose={onChoose} />
      {isReading ? <p>Loading...</p> : account.length > 0 && <Entries items={account} onChoose={onChoose} />}
    </Root>
  );
}

function Entries({ items, onChoose }: { items: readonly NavItem[]; onChoose: () => void }) {
  return (
    <ul>
      {itemsOnSmall(items).map(({ label, href, isCurrent, emphasis }) => {
        const link = { href, onClick: onChoose, 'aria-current': isCurrent ? 'page' : undefined } as const;
        return (
          <li key={href}>
            {emphasis === 'call' ? (
              <Button variant="line" {...link}>
                {label}
              </Button>
            ) : (
              <Link {...link}>{label}</Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
