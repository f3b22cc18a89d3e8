import Card, { type CardProps } from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { part } from '../../../theme/part.ts';

const Rows = part(Stack, 'CcCartList', 'Rows', ({ theme }) => ({
  // The layout of a row depends on the width of the list.
  containerType: 'inline-size',
  padding: theme.spacing(0.5, 3.5),
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.5) },
}));

/** As high as a row with a short name and description. */
const shape = { height: 76.3, marginBlock: 2, '@container (max-width: 559.95px)': { height: 80.75, marginBlock: 1.5 } };

export interface CartListProps extends CardProps {
  /** The exams are not known yet: in place of CartRows stand the shapes of two, which most have. @default false */
  loading?: boolean;
}

/**
 * The exams in the cart: one card, a row for each.
 *
 * @when On the cart page.
 * @whenNot Exams to choose from: ExamCatalogue.
 * @do Show a StateBlock in its place when the cart is empty: a card without rows looks broken.
 * @dont Wrap the rows in a fragment: the lines between them would be gone.
 * @keyboard Only what is put into it takes the focus: of each CartRow the link, then Remove.
 * @screenReader A list of exams, hidden while it loads.
 */
export function CartList({ children, loading = false, ...rest }: CartListProps) {
  return (
    <Card aria-hidden={loading || undefined} {...rest}>
      <Rows component="ul" role="list" divider={<Divider component="li" aria-hidden />}>
        {loading ? [1, 2].map((row) => <Skeleton key={row} component="li" sx={shape} />) : children}
      </Rows>
    </Card>
  );
}
