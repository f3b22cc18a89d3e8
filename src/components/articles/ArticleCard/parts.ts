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

/** The emblem, the words, and beside these the toggle; on a phone it stands below them. */
export const Root = part(Card, 'CcArticleCard', 'Root', ({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: theme.spacing(2.5),
  padding: theme.spacing(2.5, 3),
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

/** As high as a thumb, without moving what is around it. */
export const Target = part(Link, 'CcArticleCard', 'Target', {
  display: 'inline-block',
  paddingBlock: 10,
  marginBlock: -10,
  overflowWrap: 'anywhere',
});

export const About = part('div', 'CcArticleCard', 'About', ({ theme }) => ({
  gridColumn: 2,
  display: 'grid',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { marginBottom: theme.spacing(1.5) },
}));

export const Passage = part(Typography, 'CcArticleCard', 'Passage', ({ theme }) => ({
  padding: theme.spacing(1, 1.75),
  borderLeft: `3px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  [whenOpen]: { display: 'none' },
}));

export const Disclosure = part('details', 'CcArticleCard', 'Disclosure', ({ theme }) => ({
  gridColumn: '2 / -1',
  [canPlaceDetails]: { display: 'contents' },
  '&::details-content': { gridArea: '3 / 2' },
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1', '&::details-content': { gridArea: '3 / 1 / auto / -1' } },
}));

export const Toggle = part(Button, 'CcArticleCard', 'Toggle', ({ theme }) => ({
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  [canPlaceDetails]: {
    gridArea: '1 / 3 / 3',
    alignSelf: 'center',
    [theme.breakpoints.down('sm')]: { gridArea: '3 / 2', justifySelf: 'start' },
  },
  // It can be closed from anywhere in the text, which shares its cell or has it beside it.
  [whenOpen]: {
    position: 'sticky',
    top: theme.spacing(2),
    zIndex: 1,
    alignSelf: 'start',
    background: theme.vars.palette.background.paper,
    [theme.breakpoints.up('sm')]: { gridRowEnd: 4 },
    [theme.breakpoints.down('sm')]: { boxShadow: `0 0 0 8px ${theme.vars.palette.background.paper}` },
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
  [theme.breakpoints.down('sm')]: { [canPlaceDetails]: { marginTop: theme.spacing(7.5) } },
}));
