import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowRightIcon, ChevronDownIcon } from '../../base/icons/icons.tsx';

/** A part while the card that it belongs to is open. */
const whenOpen = '[data-article]:has(> [open]) &';

/** Browsers in which the parts of a `details` can be placed on the grid around it; in others it is one block. */
const canPlaceDetails = '@supports selector(::details-content)';

/** The whole width of a narrow card. */
const wholeRow = { gridColumn: '1 / -1' };

export const Root = styled(Card, { name: 'CcArticleCard', slot: 'Root' })(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  columnGap: theme.spacing(2.5),
  padding: theme.spacing(3.5),
  // The toggle sticks to the window, not to the card.
  overflow: 'visible',
  '&:has(> [open])': { borderColor: theme.vars.palette.edge },
  '@media (prefers-reduced-motion: no-preference)': { transition: 'border-color 120ms' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '40px minmax(0, 1fr)',
    columnGap: theme.spacing(1.75),
    padding: theme.spacing(2.5),
  },
})) as typeof Card;

export const Emblem = styled('div', { name: 'CcArticleCard', slot: 'Emblem' })(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { zoom: 40 / 48 },
}));

export const Header = styled('header', { name: 'CcArticleCard', slot: 'Header' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  maxWidth: '33em',
  [theme.breakpoints.down('sm')]: { display: 'contents' },
}));

export const Title = styled('h2', { name: 'CcArticleCard', slot: 'Title' })(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  fontSize: 24,
  [theme.breakpoints.down('sm')]: { alignSelf: 'center', fontSize: 21 },
}));

export const Description = styled(Typography, { name: 'CcArticleCard', slot: 'Description' })(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  textWrap: 'pretty',
  [theme.breakpoints.down('sm')]: { ...wholeRow, marginTop: theme.spacing(1.25), fontSize: 16 },
}));

export const Passage = styled(Typography, { name: 'CcArticleCard', slot: 'Passage' })(({ theme }) => ({
  padding: theme.spacing(1, 1.75),
  borderLeft: `3px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  [whenOpen]: { display: 'none' },
  [theme.breakpoints.down('sm')]: { ...wholeRow, marginTop: theme.spacing(1.25) },
}));

export const PassageLabel = styled('span', { name: 'CcArticleCard', slot: 'PassageLabel' })({ fontWeight: 600 });

export const Facts = styled('p', { name: 'CcArticleCard', slot: 'Facts' })(({ theme }) => ({
  ...theme.typography.label,
  margin: 0,
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { ...wholeRow, marginTop: theme.spacing(1.25) },
}));

export const Disclosure = styled('details', { name: 'CcArticleCard', slot: 'Disclosure' })(({ theme }) => ({
  gridColumn: 2,
  [canPlaceDetails]: { display: 'contents' },
  '&::details-content': { gridColumn: 2 },
  [theme.breakpoints.down('sm')]: { ...wholeRow, '&::details-content': wholeRow },
}));

export const Toggle = styled(Button, { name: 'CcArticleCard', slot: 'Toggle' })(({ theme }) => ({
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  // It can be closed from anywhere in the text.
  [whenOpen]: { position: 'sticky', top: theme.spacing(2), zIndex: 1, background: theme.vars.palette.background.paper },
  [canPlaceDetails]: { gridColumn: 3, gridRow: '1 / span 3', alignSelf: 'start' },
  [theme.breakpoints.down('sm')]: {
    gridColumn: '1 / -1',
    gridRow: 'auto',
    justifySelf: 'start',
    marginTop: theme.spacing(2),
    [whenOpen]: { top: theme.spacing(1), boxShadow: `0 0 0 8px ${theme.vars.palette.background.paper}` },
  },
})) as typeof Button;

/** Both words take the room of the longer one. */
export const Words = styled('span', { name: 'CcArticleCard', slot: 'Words' })({ display: 'inline-grid' });

export const Word = styled('span', { name: 'CcArticleCard', slot: 'Word' })({
  gridArea: '1 / 1',
  '&[data-when="open"]': { visibility: 'hidden' },
  [whenOpen]: {
    '&[data-when="open"]': { visibility: 'visible' },
    '&[data-when="closed"]': { visibility: 'hidden' },
  },
});

export const Chevron = styled(ChevronDownIcon, { name: 'CcArticleCard', slot: 'Chevron' })({
  [whenOpen]: { rotate: '180deg' },
});

/** Where the article's address leads: the top of the card. It stands inside the details, so that the browser opens them. */
export const Anchor = styled('span', { name: 'CcArticleCard', slot: 'Anchor' })(({ theme }) => ({
  position: 'absolute',
  top: 0,
  scrollMarginTop: theme.spacing(3),
}));

export const Text = styled('div', { name: 'CcArticleCard', slot: 'Text' })(({ theme }) => ({
  marginTop: theme.spacing(4),
  paddingTop: theme.spacing(4),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { marginTop: theme.spacing(3), paddingTop: 0, border: 0 },
}));

export const Places = styled('footer', { name: 'CcArticleCard', slot: 'Places' })(({ theme }) => ({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(3),
  margin: theme.spacing(1, 0, -1.25),
  [whenOpen]: { gap: theme.spacing(1.5), margin: theme.spacing(5, 0, 0) },
  [theme.breakpoints.down('sm')]: wholeRow,
}));

export const Place = styled(Link, { name: 'CcArticleCard', slot: 'Place' })(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  color: theme.vars.palette.primary.main,
  fontSize: 16,
  fontWeight: 650,
  lineHeight: 1.25,
  textDecoration: 'none',
  '@media (hover: hover)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
  // Where the text ends, the next step is easier to see.
  [whenOpen]: {
    padding: theme.spacing(1, 2.5),
    border: `1.5px solid ${theme.vars.palette.primary.main}`,
    borderRadius: theme.radius.pill,
  },
}));

export const PlaceArrow = styled(ArrowRightIcon, { name: 'CcArticleCard', slot: 'PlaceArrow' })({ fontSize: 16 });
