import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { forVisitors } from '../../../theme/forVisitors.ts';
import { Brand } from '../Brand/Brand.tsx';
import type { NavLink } from '../Navbar/navItems.ts';

const Root = styled('footer', { name: 'CcFooter', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.body2,
  lineHeight: 1.55,
  background: theme.vars.palette.night.main,
  color: theme.vars.palette.night.soft,
}));

const Columns = styled(Container, { name: 'CcFooter', slot: 'Columns' })(({ theme }) => ({
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
const About = styled('div', { name: 'CcFooter', slot: 'About' })(({ theme }) => ({
  [theme.breakpoints.down('md')]: { '&[data-columns="4"]': { gridColumn: '1 / -1' } },
}));

const Contact = styled('div', { name: 'CcFooter', slot: 'Contact' })(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { '&[data-columns="4"]': { gridColumn: '1 / -1' } },
}));

const Text = styled('p', { name: 'CcFooter', slot: 'Text' })(({ theme }) => ({
  maxWidth: '44ch',
  margin: theme.spacing(1.5, 0, 0),
}));

const Title = styled(Typography, { name: 'CcFooter', slot: 'Title' })(({ theme }) => ({
  marginBottom: theme.spacing(1),
  fontSize: 16,
  lineHeight: 1.3,
  letterSpacing: 'normal',
  color: theme.vars.palette.night.contrastText,
}));

const Place = styled(Link, { name: 'CcFooter', slot: 'Place' })(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 44,
  minHeight: 44,
  '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.night.contrastText } },
  '&:focus-visible': { outlineColor: theme.vars.palette.night.action },
}));

const Address = styled('address', { name: 'CcFooter', slot: 'Address' })({
  display: 'grid',
  justifyItems: 'start',
  fontStyle: 'normal',
});

const Support = styled(Button, { name: 'CcFooter', slot: 'Support' })(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  padding: theme.spacing(0, 2.5),
  fontSize: 16,
  borderColor: theme.vars.palette.night.soft,
  color: theme.vars.palette.night.contrastText,
  '@media (hover: hover)': {
    '&:hover': { background: theme.vars.palette.night.contrastText, color: theme.vars.palette.night.main },
  },
  '&:focus-visible': { outlineColor: theme.vars.palette.night.action },
}));

export interface FooterProps {
  /** Where the logo leads. */
  homeHref: string;
  /** The site's main places. */
  links: readonly NavLink[];
  /** Login and Sign Up, for somebody who is logged out: a block of their own. */
  account?: readonly NavLink[];
  /** True until the session is known: where there seems to be one, `account` keeps its space but is hidden. */
  isReading?: boolean;
  /** How to reach the people behind the site. */
  contact: { email: string; hours: string; place: string };
  /** Where supporters may give; the link stays in this tab if it is one of the site's. */
  donationHref: string;
}

/** The foot of every page: quick links, ways in, contact details, and what the site is not. AppFrame places it. */
export function Footer({ homeHref, links, account, isReading = false, contact, donationHref }: FooterProps) {
  const columns = account ? 4 : 3;
  return (
    <Root>
      <Columns data-columns={columns}>
        <About data-columns={columns}>
          <Brand href={homeHref} tone="night" />
          <Text>Practice questions for Salesforce certification exams, every answer explained.</Text>
          <Text>
            CertCrest is not affiliated with Salesforce. Salesforce and the names of its products and certifications are
            trademarks of Salesforce, Inc.
          </Text>
        </About>
        <LinkBlock title="Quick links" links={links} />
        {account && <LinkBlock title="Account" links={account} isProvisional={isReading} />}
        <Contact data-columns={columns}>
          <Title variant="h2">Contact</Title>
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
  isProvisional?: boolean;
}

function LinkBlock({ title, links, isProvisional = false }: LinkBlockProps) {
  return (
    <nav aria-label={title} {...(isProvisional && forVisitors)}>
      <Title variant="h2">{title}</Title>
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
