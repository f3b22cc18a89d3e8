import { Button } from '../Button/Button.tsx';
import { dollars } from '../PriceTag/dollars.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { removeWords } from './removeWords.tsx';

export interface CartButtonProps {
  /** Tells the many such buttons of a list apart for screen readers. */
  examName: string;
  /** Dollars, a number or a numeric string. */
  price: string | number;
  /** Whether it takes the exam out of the cart or puts it in. */
  isInCart: boolean;
  /** The change is on its way. */
  isBusy?: boolean;
  onAdd: () => void;
  onRemove: () => void;
  /** `call` where it is the one thing to do, as in a banner. */
  variant?: 'main' | 'call';
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
  variant = 'main',
}: CartButtonProps) {
  return (
    <Button size="small" variant={isInCart ? 'line' : variant} isBusy={isBusy} onClick={isInCart ? onRemove : onAdd}>
      {isInCart ? (
        removeWords(examName, isBusy)
      ) : (
        <>
          {isBusy ? 'Adding…' : `Add to Cart $${dollars(price)}`} <VisuallyHidden>for {examName}</VisuallyHidden>
        </>
      )}
    </Button>
  );
}
