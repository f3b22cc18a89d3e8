import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { forVisitors } from '../../../theme/forVisitors.ts';
import { ownerState, part } from '../../../theme/part.ts';
import { Brand } from '../Brand/Brand.tsx';
import type { NavLink } from '../Navbar/navItems.ts';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CcFooter: 'root' | 'columns' | 'about' | 'contact' | 'text' | 'title' | 'place' | 'address' | 'support';
  }
  interface ComponentsPropsList {
    CcFooter: FooterProps;
  }
}

const Root = part(
  Paper,
  'CcFooter',
  'Root',
)(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const Columns = part(
  Container,
  'CcFooter',
  'Columns',
)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1.6fr 1fr 1fr',
  gap: theme.spacing(6),
  paddingBlock: theme.spacing(8, 6),
  '&[data-columns="4"]': { gridTemplateColumns: '1.6fr 0.8fr 0.8fr 1.3fr' },
  [theme.breakpoints.down('md')]: { '&[data-columns="4"]': { gridTemplateColumns: '1fr 1fr 1.6fr' } },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '1fr',
    gap: theme.spacing(4),
    paddingBlock: theme.spacing(6, 4),
    '&[data-columns="4"]': { gridTemplateColumns: '1fr 1fr' },
  },
}));

/** What the site is. Where four columns do not fit beside each other, it stands above the other three. */
const About = part(
  'div',
  'CcFooter',
  'About',
)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { '&[data-columns="4"]': { gridColumn: '1 / -1' } },
}));

const Contact = part(
  'div',
  'CcFooter',
  'Contact',
)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { '&[data-columns="4"]': { gridColumn: '1 / -1' } },
}));

const Text = part(
  'p',
  'CcFooter',
  'Text',
)(({ theme }) => ({
  maxWidth: '44ch',
  margin: theme.spacing(1.5, 0, 0),
}));

const Title = part(
  Typography,
  'CcFooter',
  'Title',
)(({ theme }) => ({
  marginBottom: theme.spacing(1),
  fontFamily: theme.typography.fontFamilyDisplay,
  color: theme.vars.palette.text.primary,
}));

const Place = part(
  Link,
  'CcFooter',
  'Place',
)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 44,
  maxWidth: '100%',
  minHeight: 44,
  overflowWrap: 'anywhere',
  '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.text.primary } },
}));

const Address = part(
  'address',
  'CcFooter',
  'Address',
)({
  display: 'grid',
  justifyItems: 'start',
  fontStyle: 'normal',
});

const Support = part(
  Button,
  'CcFooter',
  'Support',
)(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  borderColor: theme.vars.palette.text.secondary,
  color: theme.vars.palette.text.primary,
  '@media (hover: hover)': {
    '&:hover': { background: theme.vars.palette.text.primary, color: theme.vars.palette.background.default },
  },
}));

export interface FooterProps extends Omit<PaperProps<'footer'>, 'children' | 'component' | 'variant'> {
  /** Where the logo leads. */
  homeHref: string;
  /** The site's main places. */
  links: readonly NavLink[];
  /** Login and Sign Up, for someone who is logged out: a block of their own. */
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
 * @when Once, at the end of AppFrame.
 * @whenNot The end of a marketing page: ClosingCall.
 * @keyboard Tab: moves through its links, column by column.
 * @screenReader A footer landmark; each block of links is a navigation with its own name, and its title is a heading.
 * @status stable
 */
export function Footer(inProps: FooterProps) {
  const props = useDefaultProps({ props: inProps, name: 'CcFooter' });
  const { homeHref, links, account, loading = false, contact, donationHref, ...rest } = props;
  const columns = account ? 4 : 3;
  return (
    <Root component="footer" variant="night" square {...ownerState(props)} {...rest}>
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
