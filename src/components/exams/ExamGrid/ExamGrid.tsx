import Grid, { type GridProps } from '@mui/material/Grid';
import { Children, type ReactNode } from 'react';
import { part } from '../../../theme/part.ts';

/** Below this width the cards stand below each other. */
const oneInARow = '@media (max-width: 640px)';

const Root = part(Grid, 'CcExamGrid', 'Root', ({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [oneInARow]: { rowGap: theme.spacing(2) },
}));

const Cell = part(Grid, 'CcExamGrid', 'Cell', {
  // The card's layout depends on the width of its cell.
  containerType: 'inline-size',
  [oneInARow]: { width: '100%' },
});

export interface ExamGridProps extends Omit<GridProps, 'children' | 'label'> {
  /** ExamCards or their skeletons. */
  children: ReactNode;
  /** Name of the list for screen readers. */
  label: string;
}

/**
 * The cards of the certifications, three, two or one in a row; those of an unfinished last row share its width.
 *
 * @when Cards of certifications, in any number.
 * @whenNot Three cards of another kind: CardRow.
 * @whenNot With loading and failing: ExamCatalogue.
 * @screenReader A list with `label` as its name, which says how many cards there are.
 * @status stable
 */
export function ExamGrid({ children, label, ...rest }: ExamGridProps) {
  const cards = Children.toArray(children);
  /** How many of the six columns a card takes where `perRow` cards make a row. */
  const columns = (position: number, perRow: number) => {
    const inLastRow = cards.length % perRow;
    return 6 / (position < cards.length - inLastRow ? perRow : inLastRow);
  };
  return (
    <Root container component="ul" role="list" aria-label={label} columns={6} spacing={3} {...rest}>
      {cards.map((card, position) => (
        <Cell key={position} component="li" size={{ xs: columns(position, 2), md: columns(position, 3) }}>
          {card}
        </Cell>
      ))}
    </Root>
  );
}
