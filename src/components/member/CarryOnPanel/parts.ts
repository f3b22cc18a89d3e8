import Paper from '@mui/material/Paper';
import { part } from '../../../theme/part.ts';

/** The surface of CarryOnPanel and of its skeleton. */
export const Root = part(Paper, 'CcCarryOnPanel', 'Root', { position: 'relative', overflow: 'hidden' });

/** The words and what stands beside them, below each other in narrow windows. */
export const Column = part('div', 'CcCarryOnPanel', 'Column', ({ theme }) => ({
  ...theme.mixins.column,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
  gap: theme.spacing(7),
  alignItems: 'center',
  paddingBlock: theme.spacing(8),
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(4.5),
    paddingBlock: theme.spacing(5),
  },
}));

/** As high as most of what it says, so that nothing below moves when it is known. */
export const Words = part('div', 'CcCarryOnPanel', 'Words', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'start',
  minHeight: '25rem',
  [theme.breakpoints.down('md')]: { minHeight: '20rem' },
}));
