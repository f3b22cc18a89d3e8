import { dollars, type Price } from '../../../../domain/pricing/total.ts';
import { BusyButton } from '../../base/BusyButton/BusyButton.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';

export interface CartButtonProps {
  /** Distinguishes the many such buttons of a list for screen readers. */
  examName: string;
  /** Dollars, a number or a numeric string. */
  price: Price;
  /** Whether it takes the exam out of the cart or puts it in. */
  isInCart: boolean;
  /** The change is pending. */
  isBusy?: boolean | undefined;
  onAdd: () => void;
  onRemove: () => void;
  /** `call` where it is the one thing to do, as in a banner. */
  variant?: 'contained' | 'call';
  className?: string;
}

/**
 * Puts an exam into the cart, and takes it out again; one button, so that it keeps the focus. An exam that is bought has
 * an AccessLabel instead.
 */
export function CartButton({
  examName,
  price,
  isInCart,
  isBusy = false,
  onAdd,
  onRemove,
  variant = 'contained',
  className,
}: CartButtonProps) {
  return (
    <BusyButton
      size="small"
      variant={isInCart ? 'outlined' : variant}
      loading={isBusy}
      onClick={isInCart ? onRemove : onAdd}
      className={className}
    >
      {isInCart ? (
        <RemoveLabel examName={examName} isBusy={isBusy} />
      ) : (
        <>
          {isBusy ? 'Adding…' : `Add to Cart $${dollars(price)}`} <VisuallyHidden>for {examName}</VisuallyHidden>
        </>
      )}
    </BusyButton>
  );
}

/** What a button says that takes an exam out of the cart; only screen readers need to be told which exam. */
export function RemoveLabel({ examName, isBusy }: Pick<CartButtonProps, 'examName' | 'isBusy'>) {
  return (
    <>
      {isBusy ? 'Removing…' : 'Remove'} <VisuallyHidden>{examName} from cart</VisuallyHidden>
    </>
  );
}
