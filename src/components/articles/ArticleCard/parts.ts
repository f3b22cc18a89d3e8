import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';
import { ChevronDownIcon } from '../../base/icons/icons.tsx';

/** A part while the card that it belongs to is open. */
const whenOpen = '[data-article]:has(> [open]) &';

/** Browsers in which the parts of a `details` can be placed on the grid around it; in others it is one block. */
const canPlaceDetails = '@supports selector(::details-content)';

const beyondEmblem = { gridColumn: '2 / -1' };
const wholeRow = { gridColumn: '1 / -1' };

/** The emblem and what stands beside it; then the toggle and the way to practice; then the text. */
export const Root = part(Card, 'CcArticleCard', 'Root', ({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '48px auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: theme.spacing(2.5),
  padding: theme.spacing(3, 3.5),
  // The toggle sticks to the window, not to the card.
  overflow: 'visible',
  '&:has(> [open])': { borderColor: theme.vars.palette.edge },
  transition: theme.transitions.create('border-color', { duration: theme.transitions.duration.shortest }),
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '40px auto minmax(0, 1fr)',
    columnGap: theme.spacing(1.75),
    padding: theme.spacing(2.5),
  },
}));

export const Emblem = part('div', 'CcArticleCard', 'Emblem', ({ theme }) => ({
  alignSelf: 'start',
  [theme.breakpoints.down('sm')]: { zoom: 40 / 48 },
}));

export const Title = part('h2', 'CcArticleCard', 'Title', ({ theme }) => ({
  ...theme.typography.title,
  ...beyondEmblem,
  margin: 0,
}));

/** What the article is about, above its title. */
export const Overline = part('span', 'CcArticleCard', 'Overline', ({ theme }) => ({
  ...theme.typography.label,
  display: 'block',
  color: theme.vars.palette.text.secondary,
}));

export const Words = part('span', 'CcArticleCard', 'Words', {
  display: 'block',
  '&::first-letter': { textTransform: 'uppercase' },
});

/** As high as a thumb, without moving what is around it. */
export const Target = part(Link, 'CcArticleCard', 'Target', {
  display: 'inline-block',
  paddingBlock: 10,
  marginBlock: -10,
  overflowWrap: 'anywhere',
  color: 'inherit',
  textDecoration: 'none',
  '@media (hover: hover)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});

export const About = part('div', 'CcArticleCard', 'About', ({ theme }) => ({
  ...beyondEmblem,
  display: 'grid',
  gap: theme.spacing(1),
  maxWidth: '40em',
  marginBlock: theme.spacing(1, 1.5),
  color: theme.vars.palette.text.secondary,
  textWrap: 'pretty',
  [theme.breakpoints.down('sm')]: wholeRow,
}));

export const Passage = part(Typography, 'CcArticleCard', 'Passage', ({ theme }) => ({
  padding: theme.spacing(1, 1.75),
  borderLeft: `3px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  [whenOpen]: { display: 'none' },
}));

export const Disclosure = part('details', 'CcArticleCard', 'Disclosure', ({ theme }) => ({
  ...beyondEmblem,
  [canPlaceDetails]: { display: 'contents' },
  '&::details-content': beyondEmblem,
  [theme.breakpoints.down('sm')]: { ...wholeRow, '&::details-content': wholeRow },
}));

export const Toggle = part(Button, 'CcArticleCard', 'Toggle', ({ theme }) => ({
  gridRow: 3,
  gridColumn: 2,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  // It can be closed from anywhere in the text.
  [whenOpen]: { position: 'sticky', top: theme.spacing(2), zIndex: 1, background: theme.vars.palette.background.paper },
  [theme.breakpoints.down('sm')]: {
    gridColumn: '1 / span 2',
    [whenOpen]: { boxShadow: `0 0 0 8px ${theme.vars.palette.background.paper}` },
  },
}));

export const Word = part('span', 'CcArticleCard', 'Word', {
  '&[data-when="open"]': { display: 'none' },
  [whenOpen]: { '&[data-when="open"]': { display: 'inline' }, '&[data-when="closed"]': { display: 'none' } },
});

export const Chevron = part(ChevronDownIcon, 'CcArticleCard', 'Chevron', {
  [whenOpen]: { rotate: '180deg' },
});

/** Where the article's address leads: the top of the card. It stands inside the details, so that the browser opens them. */
export const Anchor = part('span', 'CcArticleCard', 'Anchor', ({ theme }) => ({
  position: 'absolute',
  top: 0,
  scrollMarginTop: theme.spacing(3),
}));

export const Text = part('div', 'CcArticleCard', 'Text', ({ theme }) => ({
  marginTop: theme.spacing(2),
  paddingTop: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** Beside the toggle, and below the text once that is read. */
export const Practice = part(Button, 'CcArticleCard', 'Practice', ({ theme }) => ({
  justifySelf: 'start',
  [canPlaceDetails]: { gridRow: 3, gridColumn: 3 },
  [whenOpen]: {
    gridRow: 'auto',
    ...beyondEmblem,
    marginTop: theme.spacing(3),
    border: `1.5px solid ${theme.vars.palette.edge}`,
    [theme.breakpoints.down('sm')]: wholeRow,
  },
  // In a narrow window large text has no room beside the toggle.
  '@media (max-width: 18em)': { ...wholeRow, gridRow: 'auto' },
}));
