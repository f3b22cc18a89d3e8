import { space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';

/**
 * Three InsightCards: the first one large, with the others beside it; below it where the window is less wide; and one
 * below the other in a narrow one.
 */
export const InsightGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gridTemplateRows: 'auto 1fr',
  gap: space(3),
  '& > :first-of-type': { gridRow: 'span 2' },
  '@media (max-width: 1100px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'none',
    '& > :first-of-type': { gridRow: 'auto', gridColumn: '1 / -1' },
  },
  '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) },
});
