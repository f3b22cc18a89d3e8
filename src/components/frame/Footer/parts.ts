/** The parts of a Footer. */
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';

export const Root = part(Paper, 'CcFooter', 'Root', ({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

export const Columns = part(Container, 'CcFooter', 'Columns', ({ theme }) => ({
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
export const About = part('div', 'CcFooter', 'About', ({ theme }) => ({
  [theme.breakpoints.down('md')]: { '&[data-columns="4"]': { gridColumn: '1 / -1' } },
}));

export const Contact = part('div', 'CcFooter', 'Contact', ({ theme }) => ({
  [theme.breakpoints.down('sm')]: { '&[data-columns="4"]': { gridColumn: '1 / -1' } },
}));

export const Legal = part('nav', 'CcFooter', 'Legal', ({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(3),
  paddingTop: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

export const Text = part('p', 'CcFooter', 'Text', ({ theme }) => ({
  maxWidth: '44ch',
  margin: theme.spacing(1.5, 0, 0),
}));

export const Title = part(Typography, 'CcFooter', 'Title', ({ theme }) => ({
  marginBottom: theme.spacing(1),
  fontFamily: theme.typography.fontFamilyDisplay,
  color: theme.vars.palette.text.primary,
}));

export const Place = part(Link, 'CcFooter', 'Place', ({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 44,
  maxWidth: '100%',
  minHeight: 44,
  overflowWrap: 'anywhere',
  '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.text.primary } },
}));

export const Address = part('address', 'CcFooter', 'Address', {
  display: 'grid',
  justifyItems: 'start',
  fontStyle: 'normal',
});

export const Support = part(Button, 'CcFooter', 'Support', ({ theme }) => ({
  marginTop: theme.spacing(1.5),
  borderColor: theme.vars.palette.text.secondary,
  color: theme.vars.palette.text.primary,
  '@media (hover: hover)': {
    '&:hover': { background: theme.vars.palette.text.primary, color: theme.vars.palette.background.default },
  },
}));
