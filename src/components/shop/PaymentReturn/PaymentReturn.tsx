import { ErrorBlock } from '../../base/ErrorBlock/ErrorBlock.tsx';
import { StateBlock } from '../../base/StateBlock/StateBlock.tsx';

export interface PaymentReturnProps {
  /** Why the payment could not be finished; undefined while that is tried. */
  error?: string | undefined;
  /** Tries again; without it there is nothing to try. */
  onRetry?: (() => void) | undefined;
  cartHref: string;
}

/** The page that the payment provider leads back to, while it finishes the payment and where that fails. */
export function PaymentReturn({ error, onRetry, cartHref }: PaymentReturnProps) {
  if (error !== undefined) {
    return (
      <ErrorBlock
        level={1}
        title="The payment was not finished"
        message={error}
        onRetry={onRetry}
        actions={[{ label: 'Back to the cart', href: cartHref }]}
      />
    );
  }
  return (
    <StateBlock role="status" level={1} title="Finishing your payment…" isPending>
      This takes a few seconds. Please keep this page open.
    </StateBlock>
  );
}
