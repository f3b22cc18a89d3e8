import { Button } from '../Button/Button.tsx';
import { ErrorBlock } from '../ErrorBlock/ErrorBlock.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { StateBlock } from '../StateBlock/StateBlock.tsx';

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
        action={<Button href={cartHref}>Back to the cart</Button>}
      />
    );
  }
  return (
    <StateBlock role="status" level={1} title="Finishing your payment…" actions={<Spinner size={40} />}>
      <p>This takes a few seconds. Please keep this page open.</p>
    </StateBlock>
  );
}
