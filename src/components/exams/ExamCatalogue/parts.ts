import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';
import { part } from '../../../theme/part.ts';
import { Body } from '../ExamCard/parts.ts';

/** Below this width the cards stand below each other. */
const oneInARow = '@media (max-width: 640px)';

export const Cards = part(Grid, 'CcExamCatalogue', 'Cards', ({ theme }) => ({
  ...theme.mixins.plainList,
  [oneInARow]: { rowGap: theme.spacing(2) },
}));

export const Cell = part(Grid, 'CcExamCatalogue', 'Cell', {
  // The card's layout depends on the width of its cell.
  containerType: 'inline-size',
  [oneInARow]: { width: '100%' },
});

export const TextShape = part(Body, 'CcExamCatalogue', 'TextShape', {
  display: 'grid',
  alignContent: 'start',
  gap: 10,
  minHeight: 88,
});

// Sizes stand in the styles: a prerendered page has no style attributes.
export const Shape = part(Skeleton, 'CcExamCatalogue', 'Shape', {
  height: 16,
  '&[data-kind="emblem"]': { width: 56, height: 56, borderRadius: 16 },
  '&[data-kind="name"]': { width: '78%', height: 22 },
  '&[data-kind="last"]': { width: '70%' },
  '&[data-kind="price"]': { width: 72, height: 20 },
  '&[data-kind="action"]': { width: 120, height: 20 },
});
