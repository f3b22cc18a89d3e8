import { styled } from '../../theme/styled.ts';
import { color, font, media, pageColumn, radius, space } from '../../theme/style.ts';
import { forVisitors } from '../../theme/forVisitors.ts';
import { Brand } from '../Brand/Brand.tsx';
import { Link } from '../Link/Link.tsx';
import type { NavLink } from '../Navbar/navItems.ts';

const supportLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: `0 ${space(2.5)}`,
  border: `1.5px solid ${color.onNightSoft}`,
  borderRadius: radius.pill,
  color: color.onNight,
  fontWeight: 650,
  textDecoration: 'none',
  '&:hover': { background: color.onNight, color: color.night },
} as const;

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
  '& > div[data-columns="4"]': { gridTemplateColumns: '1.6fr 0.8fr 0.8fr 1.3fr' },
  // Four do not fit beside each other: what the site is goes above the other three.
  [media.belowNavbar]: {
    '& > div[data-columns="4"]': { gridTemplateColumns: '1fr 1fr 1.6fr' },
    '& > div[data-columns="4"] > div:first-of-type': { gridColumn: '1 / -1' },
  },
  [media.narrow]: {
    '& > div': { gridTemplateColumns: '1fr', gap: space(4), paddingBlock: `${space(6)} ${space(4)}` },
    '& > div[data-columns="4"]': { gridTemplateColumns: '1fr 1fr' },
    '& > div[data-columns="4"] > div': { gridColumn: '1 / -1' },
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
  '& .support a': { ...supportLink },
  '& a[data-tone]': { color: color.onNight },
  '& :focus-visible': { outlineColor: color.actionOnNight },
});

export interface FooterProps {
  homeHref: string;
  /** The site's main places. */
  links: readonly NavLink[];
  /** The ways in, for somebody who is logged out: a block of their own. */
  account?: readonly NavLink[];
  /** True until it is known who looks: where that seems to be a user, `account` keeps its room unseen. */
  isReading?: boolean;
  /** How to reach the people behind the site. */
  contact: { email: string; hours: string; place: string };
  /** Where supporters may give; the link stays in this tab if it is one of the site's. */
  donationHref: string;
}

/** The foot of every page: quick links, ways in, contact details, and what the site is not. AppFrame places it. */
export function Footer({ homeHref, links, account, isReading = false, contact, donationHref }: FooterProps) {
  return (
    <Root>
      <div data-columns={account ? 4 : 3}>
        <div>
          <Brand href={homeHref} tone="night" />
          <p>Practice questions for Salesforce certification exams, every answer explained.</p>
          <p>
            CertCrest is not affiliated with Salesforce. Salesforce and the names of its products and certifications are
            trademarks of Salesforce, Inc.
          </p>
        </div>
        <LinkBlock title="Quick links" links={links} />
        {account && <LinkBlock title="Account" links={account} isProvisional={isReading} />}
        <div>
          <h2>Contact</h2>
          <address>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
            <span>{contact.hours}</span>
            <span>{contact.place}</span>
          </address>
          <p className="support">
            <Link href={donationHref}>Support the project</Link>
          </p>
        </div>
      </div>
    </Root>
  );
}

interface LinkBlockProps {
  title: string;
  links: readonly NavLink[];
  isProvisional?: boolean;
}

function LinkBlock({ title, links, isProvisional = false }: LinkBlockProps) {
  return (
    <nav aria-label={title} {...(isProvisional && forVisitors)}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
