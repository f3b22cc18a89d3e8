import { useId, type ReactNode } from 'react';
import { card, color, font, media, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Button } from '../Button/Button.tsx';
import { FormError } from '../FormError/FormError.tsx';
import { dollars } from '../PriceTag/dollars.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** The card of CartSummary and of CartSkeleton. */
export const summaryCard = {
  ...card,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  padding: space(3.5),
  [media.narrow]: { padding: space(2.5) },
} as const;

const Root = styled('section')({
  ...summaryCard,
  '& h2': { fontSize: '24px' },
  '& dl > div': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', minHeight: 36 },
  '& dt': { color: color.inkSoft },
  '& dd': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& dl > div:last-of-type': { paddingTop: space(1.5), borderTop: `1px solid ${color.line}` },
  '& dl > div:last-of-type dd': { font: `650 24px/1.3 ${font.display}` },
  // A large total on a small screen takes a second line.
  '& > button': { paddingBlock: '6px', whiteSpace: 'normal' },
  '& > p:last-of-type': { color: color.inkSoft, fontSize: '16px', lineHeight: 1.5 },
});

export interface CartSummaryProps {
  /** How many exams are in the cart. With none nothing can be bought. */
  count: number;
  /** The sum of their prices in dollars, a number or a numeric string. */
  total: string | number;
  onBuy: () => void;
  /** The order is on its way. */
  isBuying?: boolean;
  /** Why the last order was refused. */
  error?: string | undefined;
  /** How the payment stands: a PurchaseNote. Buying again is then no more the first thing to do. */
  note?: ReactNode;
}

/** What the cart comes to, and the button that buys it (specification, section 2). */
export function CartSummary({ count, total, onBuy, isBuying = false, error, note }: CartSummaryProps) {
  const id = useId();
  const hintId = useId();
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>Summary</h2>
      <dl>
        <div>
          <dt>Exams</dt>
          <dd>{count}</dd>
        </div>
        <div>
          <dt>Total</dt>
          <dd>${dollars(total)}</dd>
        </div>
      </dl>
      {error !== undefined && !isBuying && <FormError>{error}</FormError>}
      <Button
        variant={note ? 'line' : 'call'}
        disabled={count === 0}
        isBusy={isBuying}
        onClick={onBuy}
        aria-describedby={hintId}
      >
        {isBuying ? 'Ordering…' : `Buy Courses for ${dollars(total)} $`}
      </Button>
      <VisuallyHidden role="status">{isBuying ? 'Ordering…' : ''}</VisuallyHidden>
      <p id={hintId}>{count === 0 ? 'Add an exam to your cart first.' : 'The payment page opens in a new tab.'}</p>
      {note}
    </Root>
  );
}
