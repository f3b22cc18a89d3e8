import { paths } from '../../app/paths.ts';
import { useCart } from '../../app/useCart.ts';
import { Button } from '../../components/Button/Button.tsx';
import { CartLayout } from '../../components/CartLayout/CartLayout.tsx';
import { CartList } from '../../components/CartList/CartList.tsx';
import { CartRow } from '../../components/CartRow/CartRow.tsx';
import { CartSkeleton } from '../../components/CartSkeleton/CartSkeleton.tsx';
import { CartSummary } from '../../components/CartSummary/CartSummary.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorBlock } from '../../components/ErrorBlock/ErrorBlock.tsx';
import { PurchaseNote } from '../../components/PurchaseNote/PurchaseNote.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { messageOf } from '../../data/ApiError.ts';
import { useExamList } from '../../data/exams/examList.ts';
import { total } from '../../pricing/total.ts';
import { useOrder } from './useOrder.ts';

/** The exams in the user's cart that are not bought yet, and the way to buy them. */
export function CartContent({ userId }: { userId: string }) {
  const { exams, error, retry } = useExamList();
  const cart = useCart();
  const order = useOrder(userId);
  const rows = exams?.filter(({ bought, in_cart: inCart }) => inCart && !bought);
  if (!rows) {
    return error ? (
      <ErrorBlock title="Your cart could not be loaded" message={messageOf(error)} onRetry={retry} />
    ) : (
      <>
        <VisuallyHidden role="status">Loading...</VisuallyHidden>
        <CartSkeleton />
      </>
    );
  }
  const sum = total(rows.map(({ price }) => price));
  const { payment } = order;
  return (
    <CartLayout
      summary={
        <CartSummary
          count={rows.length}
          total={sum}
          onBuy={() => order.buy(sum)}
          isBuying={order.isBuying}
          error={order.error}
          note={
            payment &&
            rows.length > 0 && (
              <PurchaseNote kind={payment.kind} href={payment.href} onOpen={order.wait} onCancel={order.forget} />
            )
          }
        />
      }
    >
      {rows.length > 0 ? (
        <CartList>
          {rows.map(({ id, link, name, description, price }) => (
            <CartRow
              key={id}
              exam={link}
              name={name}
              description={description}
              price={price}
              href={paths.quiz.href(link)}
              onRemove={() => cart?.onRemove(id)}
            />
          ))}
        </CartList>
      ) : (
        <EmptyState
          title="Your cart is empty."
          action={<Button href={paths.certifications.href()}>Browse certifications</Button>}
        />
      )}
    </CartLayout>
  );
}
