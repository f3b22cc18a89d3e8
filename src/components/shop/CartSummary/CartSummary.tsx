import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { dollars, type Price } from '../../../../domain/pricing/total.ts';
import { BusyButton } from '../../base/BusyButton/BusyButton.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { FormError } from '../../forms/FormError/FormError.tsx';
import { Fact, Root } from './parts.ts';

const Title = styled(Typography, { name: 'CcCartSummary', slot: 'Title' })({ fontSize: 24 });
const Facts = styled('dl', { name: 'CcCartSummary', slot: 'Facts' })({ margin: 0 });
const Term = styled('dt', { name: 'CcCartSummary', slot: 'Term' })(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));
const Value = styled('dd', { name: 'CcCartSummary', slot: 'Value' })(({ theme }) => ({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  '&[data-kind="total"]': {
    fontFamily: theme.typography.fontFamilyDisplay,
    fontSize: 24,
    lineHeight: 1.3,
    fontWeight: 650,
    fontVariantNumeric: 'normal',
  },
}));
// A large total on a small screen takes a second line.
const Buy = styled(BusyButton, { name: 'CcCartSummary', slot: 'Buy' })({ paddingBlock: 6, whiteSpace: 'normal' });

export interface CartSummaryProps {
  /** How many exams are in the cart. With none nothing can be bought. */
  count: number;
  /** The sum of their prices in dollars, a number or a numeric string. */
  total: Price;
  onBuy: () => void;
  /** The order is pending. */
  isBuying?: boolean;
  /** Why the last order was refused. */
  error?: string | undefined;
  /** How the last payment ended without money. */
  end?: string | undefined;
  /** How the payment stands: a PurchaseNote. Buying again is then no longer the main action. */
  note?: ReactNode;
}

/** The total of the cart, and the button that buys it (specification, section 2). */
export function CartSummary({ count, total, onBuy, isBuying = false, error, end, note }: CartSummaryProps) {
  const id = useId();
  const hintId = useId();
  return (
    <Root component="section" aria-labelledby={id}>
      <Title variant="h2" id={id}>
        Summary
      </Title>
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
      {error !== undefined && !isBuying && <FormError>{error}</FormError>}
      {end !== undefined && !isBuying && (
        <Alert severity="info" role="status">
          {end}
        </Alert>
      )}
      <Buy
        variant={note ? 'outlined' : 'call'}
        disabled={count === 0}
        loading={isBuying}
        onClick={onBuy}
        aria-describedby={hintId}
      >
        {isBuying ? 'Ordering…' : `Buy Courses for ${dollars(total)} $`}
      </Buy>
      <VisuallyHidden role="status">{isBuying ? 'Ordering…' : ''}</VisuallyHidden>
      <Typography variant="body2" color="textSecondary" id={hintId}>
        {count === 0 ? 'Add an exam to your cart first.' : 'The payment page opens in a new tab.'}
      </Typography>
      {note}
    </Root>
  );
}
