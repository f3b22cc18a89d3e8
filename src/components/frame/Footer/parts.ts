/** The parts of a Footer. */
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';

export const Root = part(Paper, 'CcFooter', 'Root', ({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

export const Columns = part(Container, 'CcFooter', 'Columns', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(4, 9),
  paddingBlock: theme.spacing(6, 3),
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(3), paddingBlock: theme.spacing(5, 2) },
}));

/** What the site is. The name of the site stands level with the titles beside it. */
export const About = part('div', 'CcFooter', 'About', { flex: '1 1 320px', marginTop: -10 });

/** Its places below each other; on a phone, where each is as high as a thumb needs, in two columns. */
export const Block = part('nav', 'CcFooter', 'Block', ({ theme }) => ({
  [theme.breakpoints.down('sm')]: { flexBasis: '100%' },
}));

export const Places = part(List, 'CcFooter', 'Places', ({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
}));

export const Legal = part('nav', 'CcFooter', 'Legal', ({ theme }) => ({
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(3),
  paddingTop: theme.spacing(1),
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
  minHeight: 32,
  [theme.breakpoints.down('md')]: { minHeight: 44 },
  overflowWrap: 'anywhere',
  '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.text.primary } },
}));

export const Address = part('address', 'CcFooter', 'Address', {
  display: 'grid',
  justifyItems: 'start',
  fontStyle: 'normal',
});
