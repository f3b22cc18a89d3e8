import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card, { type CardProps } from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import List, { type ListProps } from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { counted } from '../../../../domain/numberWord.ts';
import { paths } from '../../../../domain/paths.ts';
import { dollars, type Price } from '../../../../domain/pricing/total.ts';
import { part } from '../../../theme/part.ts';
import { BusyButton } from '../../base/BusyButton/BusyButton.tsx';
import { AlertIcon, CheckIcon, ExternalIcon } from '../../base/icons/icons.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { FormError } from '../../forms/FormError/FormError.tsx';

const Root = part(Card, 'CcCartSummary', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  padding: theme.spacing(3.5),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}));

const gains: readonly { text: string; href?: string }[] = [
  { text: 'Every question, fully explained' },
  { text: 'Full access that never expires' },
  { text: 'Full refund within 14 days', href: paths.legal.href('refunds') },
];

/** What full access gives, in a list. */
export const PurchaseGains = (props: ListProps) => (
  <List role="list" disablePadding {...props}>
    {gains.map(({ text, href }) => (
      <Stack component="li" key={text} direction="row" spacing={1} sx={{ alignItems: 'center', paddingBlock: 0.5 }}>
        <CheckIcon color="success" />
        {href ? <Link href={href}>{text}</Link> : text}
      </Stack>
    ))}
  </List>
);

// A large total on a small screen takes a second line.
const Buy = part(BusyButton, 'CcCartSummary', 'Buy', { paddingBlock: 6, whiteSpace: 'normal' });

/** A payment that goes on in another tab. */
export interface OpenPayment {
  /** `waiting` once the payment page is open in another tab; `blocked` where the browser kept it from opening. */
  kind: 'waiting' | 'blocked';
  /** The payment page. */
  href: string;
  /** The link was followed. */
  onOpen: () => void;
  /** The user no longer waits for the payment. */
  onCancel: () => void;
}

export interface CartSummaryProps extends Omit<CardProps, 'children' | 'error'> {
  /** How many exams are in the cart; undefined while that is not known. With none nothing can be bought. */
  count: number | undefined;
  /** The sum of their prices in dollars, a number or a numeric string. */
  total: Price;
  /** Orders what is in the cart; the payment page opens in a new tab. */
  onBuy: () => void;
  /** Whether the order is pending. */
  loading?: boolean;
  /** Why the last order was refused. */
  error?: string | undefined;
  /** The payment that was opened: `kind`, `href`, `onOpen`, `onCancel`. Buying again is then not the main action. */
  payment?: OpenPayment | undefined;
  /** Whether this is a test, in which no one is charged. @default false */
  isTest?: boolean | undefined;
}

/**
 * The cart's total, and the button to pay, whose label the product's specification fixes (docs/product.md 2.9).
 *
 * @when Beside the CartList.
 * @whenNot What was bought, once it is paid: BoughtNote.
 * @dont Put a second buy button elsewhere on the page: it would stand without the total.
 * @keyboard Enter, Space: on Buy Courses, order; the focus stays. On Stop waiting, it moves to Buy Courses.
 * @screenReader A region "Summary", skipped until `count` is known. Ordering is announced; a refusal is an alert.
 */
export function CartSummary({
  count,
  total,
  onBuy,
  loading = false,
  error,
  payment,
  isTest,
  ...rest
}: CartSummaryProps) {
  const id = useId();
  const hintId = useId();
  const buy = useRef<HTMLButtonElement>(null);
  function cancel() {
    payment?.onCancel();
    // The button that was pressed goes.
    buy.current?.focus();
  }
  // As high as a summary with two exams.
  if (count === undefined) return <Skeleton aria-hidden sx={{ height: 366 }} />;
  return (
    <Root component="section" aria-labelledby={id} {...rest}>
      <Typography variant="title" component="h2" id={id}>
        Summary
      </Typography>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography color="textSecondary">Total for {counted(count, 'exam')}</Typography>
        <Typography variant="title" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          ${dollars(total)}
        </Typography>
      </Stack>
      {error !== undefined && !loading && <FormError>{error}</FormError>}
      <VisuallyHidden role="status">{loading && 'Ordering…'}</VisuallyHidden>
      <Buy
        ref={buy}
        variant={payment ? 'outlined' : 'call'}
        disabled={count === 0}
        loading={loading}
        onClick={onBuy}
        aria-describedby={hintId}
      >
        {loading ? 'Ordering…' : `Buy Courses for ${dollars(total)} $`}
      </Buy>
      <Typography variant="body2" color="textSecondary" id={hintId} sx={{ whiteSpace: 'pre-line' }}>
        {count === 0
          ? 'Add an exam to your cart first.'
          : isTest
            ? 'A test wallet opens in a new tab.\nYou won’t be charged.'
            : 'You’ll pay with PayPal, in a new tab.'}
      </Typography>
      {payment && <PurchaseNote {...payment} onCancel={cancel} />}
      {count > 0 && <PurchaseGains sx={{ paddingTop: 2, borderTop: 1, borderColor: 'divider', typography: 'body2' }} />}
    </Root>
  );
}

/** How a payment in another tab stands, with links there and back. */
function PurchaseNote({ kind, href, onOpen, onCancel }: OpenPayment) {
  const isBlocked = kind === 'blocked';
  return (
    <Alert
      role="none"
      severity={isBlocked ? 'warning' : 'info'}
      icon={isBlocked ? <AlertIcon fontSize="large" /> : <CircularProgress size={24} aria-hidden />}
    >
      {/* Only the message is announced, without the steps. */}
      <Typography variant="subtitle2" component="div" role={isBlocked ? 'alert' : 'status'}>
        {isBlocked ? 'Your browser blocked the payment page.' : 'Waiting for the payment in the other tab…'}
      </Typography>
      <Stack spacing={1} sx={{ marginTop: 1 }}>
        <Button
          href={href}
          target="_blank"
          rel="noreferrer"
          size="small"
          variant={isBlocked ? 'call' : 'outlined'}
          endIcon={<ExternalIcon />}
          onClick={onOpen}
        >
          <span>
            Open the payment page<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </span>
        </Button>
        <Button variant="text" size="small" onClick={onCancel}>
          {isBlocked ? 'Not now' : 'Stop waiting'}
        </Button>
      </Stack>
    </Alert>
  );
}
