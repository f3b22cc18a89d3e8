import Card, { type CardProps } from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { part } from '../../../theme/part.ts';

const Root = part(Card, 'CcCartList', 'Root', {});

const Rows = part(Stack, 'CcCartList', 'Rows', ({ theme }) => ({
  // The layout of a row depends on the width of the list.
  containerType: 'inline-size',
  margin: 0,
  listStyle: 'none',
  padding: theme.spacing(0.5, 3.5),
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.5) },
}));

/** Its children are CartRows or their skeletons. */
export type CartListProps = CardProps;

/**
 * The exams in the cart: one card, a row for each.
 *
 * @when The exams in the cart, a CartRow for each.
 * @whenNot Exams to choose from: ExamGrid.
 * @whenNot Exams that are bought: OwnedExams.
 * @whenNot An empty cart: EmptyState.
 * @screenReader A list, which says how many exams it has.
 * @status stable
 */
export function CartList({ children, ...rest }: CartListProps) {
  return (
    <Root {...rest}>
      <Rows component="ul" role="list" divider={<Divider component="li" aria-hidden />}>
        {children}
      </Rows>
    </Root>
  );
}
