import Card, { type CardProps } from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { dollars, type Price } from '../../../../domain/pricing/total.ts';
import { part } from '../../../theme/part.ts';
import { BusyButton } from '../../base/BusyButton/BusyButton.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { FormError } from '../../forms/FormError/FormError.tsx';
import { type OpenPayment, PurchaseNote } from './PurchaseNote.tsx';

const Root = part(Card, 'CcCartSummary', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  padding: theme.spacing(3.5),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}));

/** A fact and its value; the total stands below a line. */
const Fact = part('div', 'CcCartSummary', 'Fact', ({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  minHeight: 36,
  '&[data-kind="total"]': { paddingTop: theme.spacing(1.5), borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Facts = part('dl', 'CcCartSummary', 'Facts', { margin: 0 });
const Term = part('dt', 'CcCartSummary', 'Term', ({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));
const Value = part('dd', 'CcCartSummary', 'Value', ({ theme }) => ({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: theme.typography.fontWeightBold,
  '&[data-kind="total"]': {
    ...theme.typography.title,
    fontVariantNumeric: 'normal',
  },
}));
// There from the start, as what appears in it is announced; its content is laid out as the summary's own.
const News = part('div', 'CcCartSummary', 'News', { display: 'contents' });
// A large total on a small screen takes a second line.
const Buy = part(BusyButton, 'CcCartSummary', 'Buy', { paddingBlock: 6, whiteSpace: 'normal' });

// As high as a summary with two exams.
const Loading = part(Skeleton, 'CcCartSummary', 'Loading', ({ theme }) => ({
  height: 350,
  borderRadius: theme.radius.large,
}));

export interface CartSummaryProps extends Omit<CardProps, 'children' | 'error'> {
  /** How many exams are in the cart; undefined while that is not known. With none nothing can be bought. */
  count: number | undefined;
  /** The sum of their prices in dollars, a number or a numeric string. */
  total: Price;
  /** Where it says how money is returned. */
  refundsHref: string;
  /** Orders what is in the cart; the payment page opens in a new tab. */
  onBuy: () => void;
  /** The order is pending. */
  loading?: boolean;
  /** Why the last order was refused. */
  error?: string | undefined;
  /** The payment that was opened: `kind`, `href`, `onOpen`, `onCancel`. Buying again is then not the main action. */
  payment?: OpenPayment | undefined;
}

/**
 * The total of the cart, and the button that buys it (docs/product.md 2.9).
 *
 * @when Beside the CartList.
 * @whenNot One exam's price: PriceTag.
 * @screenReader A region with the name "Summary", skipped while `count` is not known. A refused order is an alert;
 *   placing the order is announced once.
 */
export function CartSummary({
  count,
  total,
  refundsHref,
  onBuy,
  loading = false,
  error,
  payment,
  ...rest
}: CartSummaryProps) {
  const id = useId();
  const hintId = useId();
  if (count === undefined) return <Loading aria-hidden />;
  return (
    <Root component="section" aria-labelledby={id} {...rest}>
      <Typography variant="title" component="h2" id={id}>
        Summary
      </Typography>
      <Facts>
        <Fact>
          <Term>Exams</Term>
          <Value>{count}</Value>
        </Fact>
        <Fact data-kind="total">
          <Term>Total</Term>
          <Value data-kind="total">${dollars(total)}</Value>
        </Fact>
      </Facts>
      {error !== undefined && !loading && <FormError>{error}</FormError>}
      <News role="status">{loading && <VisuallyHidden>Ordering…</VisuallyHidden>}</News>
      <Buy
        variant={payment ? 'outlined' : 'call'}
        disabled={count === 0}
        loading={loading}
        onClick={onBuy}
        aria-describedby={hintId}
      >
        {loading ? 'Ordering…' : `Buy Courses for ${dollars(total)} $`}
      </Buy>
      <Typography variant="body2" color="textSecondary" id={hintId}>
        {count === 0 ? 'Add an exam to your cart first.' : 'The payment page opens in a new tab.'}
      </Typography>
      {payment && <PurchaseNote {...payment} />}
      {count > 0 && (
        <Typography variant="body2" color="textSecondary">
          Full access never expires. <Link href={refundsHref}>Full refund within 14 days</Link>
        </Typography>
      )}
    </Root>
  );
}
