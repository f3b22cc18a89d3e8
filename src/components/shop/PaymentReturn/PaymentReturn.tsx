import { type ElementProps, part } from '../../../theme/part.ts';
import { ErrorBlock } from '../../base/ErrorBlock/ErrorBlock.tsx';
import { StateBlock } from '../../base/StateBlock/StateBlock.tsx';

const Root = part('div', 'CcPaymentReturn', 'Root', {});

export interface PaymentReturnProps extends Omit<ElementProps<'div'>, 'children'> {
  /** Why the payment could not be finished; undefined while that is tried. */
  error?: string | undefined;
  /** Tries again; without it there is nothing to try. */
  onRetry?: (() => void) | undefined;
  /** The cart's page. */
  cartHref: string;
}

/**
 * The page that the payment provider leads back to, while it finishes the payment and where that fails.
 *
 * @when The page that the payment provider leads back to.
 * @whenNot After the payment is done: BoughtNote.
 * @whenNot Before it: PurchaseNote.
 * @keyboard Tab: reaches Try again and the way back to the cart, where it failed.
 * @screenReader That the payment is being finished is announced as a status, a failure as an alert. It is the page's
 *   heading of level 1.
 * @status stable
 */
export function PaymentReturn({ error, onRetry, cartHref, ...rest }: PaymentReturnProps) {
  return (
    <Root {...rest}>
      {error === undefined ? (
        <StateBlock role="status" level={1} title="Finishing your payment…" loading>
          This takes a few seconds. Please keep this page open.
        </StateBlock>
      ) : (
        <ErrorBlock
          level={1}
          title="The payment was not finished"
          message={error}
          onRetry={onRetry}
          actions={[{ label: 'Back to the cart', href: cartHref }]}
        />
      )}
    </Root>
  );
}
