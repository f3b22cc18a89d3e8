import { styled } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';

const Root = styled('div', { name: 'CcInsightGrid', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gridTemplateRows: 'auto 1fr',
  gap: theme.spacing(3),
  '@media (max-width: 1100px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'none',
  },
  '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(2) },
}));

const Cell = styled('div', { name: 'CcInsightGrid', slot: 'Cell' })({
  minWidth: 0,
  '&[data-large="true"]': {
    gridRow: 'span 2',
    '@media (max-width: 1100px)': { gridRow: 'auto', gridColumn: '1 / -1' },
  },
});

export interface InsightGridProps {
  /** Three InsightCards. */
  children: ReactNode;
}

/**
 * The first card large and the others beside it; below it at 1100 pixels or narrower; and one below the other at 640 pixels
 * or narrower.
 */
export function InsightGrid({ children }: InsightGridProps) {
  return (
    <Root>
      {Children.map(children, (card, position) => (
        <Cell data-large={position === 0}>{card}</Cell>
      ))}
    </Root>
  );
}
