import Button, { type ButtonProps } from '@mui/material/Button';
import { dollars, type Price } from '../../../../domain/pricing/total.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';

export interface CartButtonProps extends Omit<ButtonProps, 'children' | 'onClick' | 'variant'> {
  /** The exam's name: it tells the buttons of a list apart for screen readers. */
  examName: string;
  /** Dollars, a number or a numeric string. */
  price: Price;
  /** Whether the exam is in the cart, and the button takes it out. */
  inCart: boolean;
  /** Puts the exam into the cart. */
  onAdd: () => void;
  /** Takes the exam out of the cart. */
  onRemove: () => void;
}

/**
 * Puts an exam into the cart, and takes it out again; one button, so that it keeps the focus.
 *
 * @when Beside an exam that can be bought, on its card or in a banner.
 * @whenNot An exam that the user already owns: AccessLabel.
 * @do Give it `position: relative` where a card's link covers the card: otherwise the link takes the press.
 * @keyboard Enter, Space: adds the exam or takes it out; the focus stays.
 * @screenReader It says the price and which exam it is for: "Add to Cart $29.00 for Platform Administrator".
 */
export function CartButton({ examName, price, inCart, onAdd, onRemove, ...rest }: CartButtonProps) {
  return (
    <Button size="small" variant="outlined" onClick={inCart ? onRemove : onAdd} {...rest}>
      {inCart ? 'Remove' : `Add to Cart $${dollars(price)}`}
      <VisuallyHidden>{inCart ? ` ${examName} from cart` : ` for ${examName}`}</VisuallyHidden>
    </Button>
  );
}
