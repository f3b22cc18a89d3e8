import { Children, type ReactNode } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';

const Root = part('div', 'CcInsightGrid', 'Root', ({ theme }) => ({
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

const Cell = part('div', 'CcInsightGrid', 'Cell', {
  minWidth: 0,
  '&[data-large="true"]': {
    gridRow: 'span 2',
    '@media (max-width: 1100px)': { gridRow: 'auto', gridColumn: '1 / -1' },
  },
});

export interface InsightGridProps extends Omit<ElementProps<'div'>, 'children'> {
  /** Three InsightCards. */
  children: ReactNode;
}

/**
 * The first card large and the others beside it; below it at 1100 pixels or narrower; and one below the other at 640
 * pixels or narrower.
 *
 * @when Three InsightCards, of which the first is the largest.
 * @whenNot Three cards alike: CardRow.
 * @screenReader It says nothing itself: the cards are read in their order.
 * @status stable
 */
export function InsightGrid({ children, ...rest }: InsightGridProps) {
  return (
    <Root {...rest}>
      {Children.map(children, (card, position) => (
        <Cell data-large={position === 0}>{card}</Cell>
      ))}
    </Root>
  );
}
