import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';
import { part } from '../../../theme/part.ts';

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

/** A card whose exam is still loading. */
export const Shape = part(Skeleton, 'CcExamCatalogue', 'Shape', ({ theme }) => ({
  height: 306,
  borderRadius: theme.radius.large,
}));
