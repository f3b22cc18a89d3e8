import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { laidOutLate } from '../../../theme/laidOutLate.ts';
import { part } from '../../../theme/part.ts';
import { forVisitors } from '../../../theme/forVisitors.ts';
import { Brand } from '../Brand/Brand.tsx';
import type { NavLink } from '../Navbar/navItems.ts';

const Root = part(Paper, 'CcFooter', 'Root', ({ theme }) => ({
  ...theme.typography.body2,
  ...laidOutLate,
  color: theme.vars.palette.text.secondary,
}));

const Columns = part(Container, 'CcFooter', 'Columns', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(4, 6),
  paddingBlock: theme.spacing(6, 3),
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(3), paddingBlock: theme.spacing(5, 2) },
}));

/** What the site is. The name of the site stands level with the titles beside it. */
const About = part('div', 'CcFooter', 'About', { flex: '1 1 280px', marginTop: -10 });

const Legal = part('nav', 'CcFooter', 'Legal', ({ theme }) => ({
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(3),
  paddingTop: theme.spacing(1),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Title = part(Typography, 'CcFooter', 'Title', ({ theme }) => ({
  marginBottom: theme.spacing(1),
  fontFamily: theme.typography.fontFamilyDisplay,
  color: theme.vars.palette.text.primary,
}));

const Place = part(Link, 'CcFooter', 'Place', ({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 44,
  maxWidth: '100%',
  minHeight: 32,
  [theme.breakpoints.down('md')]: { minHeight: 44 },
  overflowWrap: 'anywhere',
  '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.text.primary } },
}));

export interface FooterProps extends Omit<PaperProps<'footer'>, 'children' | 'component' | 'variant'> {
  /** Where the logo links to. */
  homeHref: string;
  /** The site's main places. Each: `label`, `href`, and whether it is `selected`. */
  links: readonly NavLink[];
  /** Privacy, terms and the like, on a line of their own. Each: `label`, `href`, and whether it is `selected`. */
  legal: readonly NavLink[];
  /** Login and Sign Up, while no one is logged in. Each: `label`, `href`, and whether it is `selected`. */
  account?: readonly NavLink[];
  /** True until the session is known: where there seems to be one, `account` keeps its space but is hidden. */
  loading?: boolean;
  /** How to reach the people behind the site. */
  contact: { email: string; place: string };
  /** Where supporters may give; the link stays in this tab if it is one of the site's. */
  donationHref: string;
}

/**
 * The bottom of every page: links, contact details, and a disclaimer. AppFrame renders it.
 *
 * @when At the bottom of every page.
 * @whenNot The links at the top of a page: Navbar.
 * @do Take `links` from the Navbar's entries, so that a place has the same name in both.
 * @keyboard Tab: goes from the logo to Quick links, Account, Contact, and the legal links; it skips a hidden Account.
 * @screenReader A footer landmark; each block of links is a navigation with its own name, and its title is a heading.
 */
export function Footer({
  homeHref,
  links,
  legal,
  account,
  loading = false,
  contact,
  donationHref,
  ...rest
}: FooterProps) {
  return (
    <Root component="footer" variant="night" square {...rest}>
      <Columns>
        <About>
          <Brand href={homeHref} />
          <Typography variant="body2" sx={{ maxWidth: '44ch', marginTop: 1.5 }}>
            CertCrest is not affiliated with Salesforce. Salesforce and the names of its products and certifications are
            trademarks of Salesforce, Inc.
          </Typography>
        </About>
        <LinkBlock title="Quick links" links={links} />
        {account && <LinkBlock title="Account" links={account} provisional={loading} />}
        <div>
          <Title variant="subtitle2" component="h2">
            Contact
          </Title>
          <Stack component="address" sx={{ alignItems: 'start', fontStyle: 'normal' }}>
            <Place href={`mailto:${contact.email}`} underline="hover">
              {contact.email}
            </Place>
            <span>{contact.place}</span>
            <Place href={donationHref} underline="hover">
              Support the project
            </Place>
          </Stack>
        </div>
        <Legal aria-label="Legal">
          {legal.map(({ label, href }) => (
            <Place key={href} href={href} underline="hover">
              {label}
            </Place>
          ))}
        </Legal>
      </Columns>
    </Root>
  );
}

interface LinkBlockProps {
  title: string;
  links: readonly NavLink[];
  provisional?: boolean;
}

function LinkBlock({ title, links, provisional = false }: LinkBlockProps) {
  return (
    <Stack
      component="nav"
      aria-label={title}
      sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}
      {...(provisional && forVisitors)}
    >
      <Title variant="subtitle2" component="h2">
        {title}
      </Title>
      {/* On a phone, where each is as high as a thumb needs, side by side. */}
      <List disablePadding sx={{ display: { xs: 'flex', sm: 'block' }, flexWrap: 'wrap', columnGap: 3 }}>
        {links.map(({ label, href }) => (
          <ListItem key={href} disablePadding sx={{ width: 'auto' }}>
            <Place href={href} underline="hover">
              {label}
            </Place>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
