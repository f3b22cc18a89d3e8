import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';

/** A part while the card that it belongs to is open. */
export const whenOpen = '[data-article]:has(> [open]) &';

/** The whole width of a narrow card. */
export const wholeRow = { gridColumn: '1 / -1' };

export const Root = part(Card, 'CcArticleCard', 'Root', ({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  columnGap: theme.spacing(2.5),
  padding: theme.spacing(3.5),
  // The toggle sticks to the window, not to the card.
  overflow: 'visible',
  '&:has(> [open])': { borderColor: theme.vars.palette.edge },
  transition: theme.transitions.create('border-color', { duration: theme.transitions.duration.shortest }),
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '40px minmax(0, 1fr)',
    columnGap: theme.spacing(1.75),
    padding: theme.spacing(2.5),
  },
}));

export const Emblem = part('div', 'CcArticleCard', 'Emblem', ({ theme }) => ({
  [theme.breakpoints.down('sm')]: { zoom: 40 / 48 },
}));

export const Header = part('header', 'CcArticleCard', 'Header', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  maxWidth: '33em',
  [theme.breakpoints.down('sm')]: { display: 'contents' },
}));

export const Title = part('h2', 'CcArticleCard', 'Title', ({ theme }) => ({
  ...theme.typography.title,
  margin: 0,
  [theme.breakpoints.down('sm')]: { alignSelf: 'center' },
}));

/** As high as a thumb, without moving what is around it. */
export const Target = part(Link, 'CcArticleCard', 'Target', {
  display: 'inline-block',
  paddingBlock: 10,
  marginBlock: -10,
  color: 'inherit',
  textDecoration: 'none',
  '@media (hover: hover)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});

export const Description = part(Typography, 'CcArticleCard', 'Description', ({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  textWrap: 'pretty',
  [theme.breakpoints.down('sm')]: { ...wholeRow, marginTop: theme.spacing(1.25) },
}));

export const Passage = part(Typography, 'CcArticleCard', 'Passage', ({ theme }) => ({
  padding: theme.spacing(1, 1.75),
  borderLeft: `3px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  [whenOpen]: { display: 'none' },
  [theme.breakpoints.down('sm')]: { ...wholeRow, marginTop: theme.spacing(1.25) },
}));

export const PassageLabel = part('span', 'CcArticleCard', 'PassageLabel', ({ theme }) => ({
  fontWeight: theme.typography.fontWeightBold,
}));

export const Facts = part('p', 'CcArticleCard', 'Facts', ({ theme }) => ({
  ...theme.typography.label,
  margin: 0,
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { ...wholeRow, marginTop: theme.spacing(1.25) },
}));
