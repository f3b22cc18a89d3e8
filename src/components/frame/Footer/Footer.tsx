import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import type { PaperProps } from '@mui/material/Paper';
import { forVisitors } from '../../../theme/forVisitors.ts';
import { Brand } from '../Brand/Brand.tsx';
import type { NavLink } from '../Navbar/navItems.ts';
import { About, Address, Columns, Contact, Legal, Place, Root, Support, Text, Title } from './parts.ts';

export interface FooterProps extends Omit<PaperProps<'footer'>, 'children' | 'component' | 'variant'> {
  /** Where the logo leads. */
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
  contact: { email: string; hours: string; place: string };
  /** Where supporters may give; the link stays in this tab if it is one of the site's. */
  donationHref: string;
}

/**
 * The foot of every page: quick links, ways in, contact details, and what the site is not. AppFrame places it.
 *
 * @when At the foot of every page.
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
  const columns = account ? 4 : 3;
  return (
    <Root component="footer" variant="night" square {...rest}>
      <Columns data-columns={columns}>
        <About data-columns={columns}>
          <Brand href={homeHref} />
          <Text>Practice questions for Salesforce certification exams, every answer explained.</Text>
          <Text>
            CertCrest is not affiliated with Salesforce. Salesforce and the names of its products and certifications are
            trademarks of Salesforce, Inc.
          </Text>
        </About>
        <LinkBlock title="Quick links" links={links} />
        {account && <LinkBlock title="Account" links={account} provisional={loading} />}
        <Contact data-columns={columns}>
          <Title variant="subtitle2" component="h2">
            Contact
          </Title>
          <Address>
            <Place href={`mailto:${contact.email}`} underline="hover">
              {contact.email}
            </Place>
            <span>{contact.hours}</span>
            <span>{contact.place}</span>
          </Address>
          <Support variant="outlined" size="small" href={donationHref}>
            Support the project
          </Support>
        </Contact>
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
    <nav aria-label={title} {...(provisional && forVisitors)}>
      <Title variant="subtitle2" component="h2">
        {title}
      </Title>
      <List disablePadding>
        {links.map(({ label, href }) => (
          <ListItem key={href} disablePadding>
            <Place href={href} underline="hover">
              {label}
            </Place>
          </ListItem>
        ))}
      </List>
    </nav>
  );
}
