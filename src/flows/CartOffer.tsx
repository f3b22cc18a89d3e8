import { CartButton, type CartButtonProps } from '../components/exams/CartButton/CartButton.tsx';
import type { ListedExam } from '../data/exams/examList.ts';
import { useCart } from './useCart.ts';

interface CartOfferProps extends Pick<CartButtonProps, 'sx'> {
  exam: ListedExam;
}

/** Puts an exam that is not bought into the user's cart, or takes it out; a visitor has none. */
export function CartOffer({ exam: { id, name, price, in_cart: inCart }, ...rest }: CartOfferProps) {
  const cart = useCart();
  if (!cart) return null;
  return (
    <CartButton
      examName={name}
      price={price}
      inCart={inCart}
      onAdd={() => cart.onAdd(id)}
      onRemove={() => cart.onRemove(id)}
      {...rest}
    />
  );
}
