import { styled } from '../../theme/styled.ts';
import { color, font, media, pageColumn, space } from '../../theme/style.ts';
import { Brand } from '../Brand/Brand.tsx';
import { Link } from '../Link/Link.tsx';
import type { NavLink } from '../Navbar/navItems.ts';

const Root = styled('footer')({
  background: color.night,
  color: color.onNightSoft,
  fontSize: '16px',
  '& > div': {
    ...pageColumn,
    display: 'grid',
    gridTemplateColumns: '1.6fr 1fr 1fr',
    gap: space(6),
    paddingBlock: `${space(8)} ${space(6)}`,
  },
  [media.narrow]: {
    '& > div': { gridTemplateColumns: '1fr', gap: space(4), paddingBlock: `${space(6)} ${space(4)}` },
  },
  '& h2': { font: `650 16px/1.3 ${font.display}`, letterSpacing: 0, color: color.onNight, marginBottom: space(1) },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li a, & address a': {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 44,
    minHeight: 44,
    textDecoration: 'none',
  },
  '& li a:hover, & address a:hover': { textDecoration: 'underline', color: color.onNight },
  '& address': { fontStyle: 'normal', display: 'grid', justifyItems: 'start' },
  '& p': { maxWidth: '44ch', marginTop: space(1.5) },
  '& a': { color: 'inherit' },
  '& a[data-tone]': { color: color.onNight },
  '& :focus-visible': { outlineColor: color.actionOnNight },
});

export interface FooterProps {
  homeHref: string;
  /** The site's main places. */
  links: readonly NavLink[];
  /** How to reach the people behind the site. */
  contact: { email: string; hours: string; place: string };
}

/** The foot of every page: quick links, contact details, and what the site is not. AppFrame places it. */
export function Footer({ homeHref, links, contact }: FooterProps) {
  return (
    <Root>
      <div>
        <div>
          <Brand href={homeHref} tone="night" />
          <p>Practice questions for Salesforce certification exams, every answer explained.</p>
          <p>
            CertCrest is not affiliated with Salesforce. Salesforce and the names of its products and certifications are
            trademarks of Salesforce, Inc.
          </p>
        </div>
        <nav aria-label="Quick links">
          <h2>Quick links</h2>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>Contact</h2>
          <address>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
            <span>{contact.hours}</span>
            <span>{contact.place}</span>
          </address>
        </div>
      </div>
    </Root>
  );
}
