import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { part } from '../../../theme/part.ts';
import { ArrowRightIcon, ChevronDownIcon } from '../../base/icons/icons.tsx';
import { whenOpen, wholeRow } from './articleCardParts.ts';

/** Browsers in which the parts of a `details` can be placed on the grid around it; in others it is one block. */
const canPlaceDetails = '@supports selector(::details-content)';

export const Disclosure = part('details', 'CcArticleCard', 'Disclosure', ({ theme }) => ({
  gridColumn: 2,
  [canPlaceDetails]: { display: 'contents' },
  '&::details-content': { gridColumn: 2 },
  [theme.breakpoints.down('sm')]: { ...wholeRow, '&::details-content': wholeRow },
}));

export const Toggle = part(Button, 'CcArticleCard', 'Toggle', ({ theme }) => ({
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
}));

/** Both words take the room of the longer one. */
export const Words = part('span', 'CcArticleCard', 'Words', { display: 'inline-grid' });

export const Word = part('span', 'CcArticleCard', 'Word', {
  gridArea: '1 / 1',
  '&[data-when="open"]': { visibility: 'hidden' },
  [whenOpen]: {
    '&[data-when="open"]': { visibility: 'visible' },
    '&[data-when="closed"]': { visibility: 'hidden' },
  },
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
  marginTop: theme.spacing(4),
  paddingTop: theme.spacing(4),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { marginTop: theme.spacing(3), paddingTop: 0, border: 0 },
}));

export const Places = part('footer', 'CcArticleCard', 'Places', ({ theme }) => ({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(3),
  margin: theme.spacing(1, 0, -1.25),
  [whenOpen]: { gap: theme.spacing(1.5), margin: theme.spacing(5, 0, 0) },
  [theme.breakpoints.down('sm')]: wholeRow,
}));

export const Place = part(Link, 'CcArticleCard', 'Place', ({ theme }) => ({
  // As high as a thumb, and its arrow follows the last word.
  display: 'inline-block',
  paddingBlock: theme.spacing(1.5),
  color: theme.vars.palette.primary.main,
  '&:not(:first-of-type)': { color: theme.vars.palette.text.secondary },
  ...theme.typography.subtitle2,
  textDecoration: 'none',
  '@media (hover: hover)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
  // Where the text ends, the next step is easier to see.
  [whenOpen]: {
    paddingInline: theme.spacing(2.5),
    border: `1.5px solid ${theme.vars.palette.primary.main}`,
    borderRadius: theme.radius.pill,
  },
}));

export const Arrow = part(ArrowRightIcon, 'CcArticleCard', 'Arrow', { verticalAlign: '-0.125em' });
