import { addItemToCart, removeItemToCart } from '../../contract/cart.ts';
import { showToast } from '../components/frame/Toaster/showToast.ts';
import { isUnreachable } from '../data/ApiError.ts';
import { call } from '../data/client.ts';
import { useRefetchExams } from '../data/exams/examList.ts';
import { useUser } from '../data/session/useSession.ts';
import { withOverlay } from './frame.ts';

/** How the cart is changed, from wherever an exam is shown. */
export interface Cart {
  readonly onAdd: (examId: string) => void;
  readonly onRemove: (examId: string) => void;
}

/**
 * How the logged-in user changes the cart; undefined for a visitor. Each change covers the page until the exam list has
 * been fetched again, and then shows a toast (docs/product.md 5.2, 8.3).
 */
export function useCart(): Cart | undefined {
  const userId = useUser()?.userId;
  const refetch = useRefetchExams();
  if (userId === undefined) return undefined;

  async function change(doing: string, work: () => Promise<{ message: string }>, done: string): Promise<void> {
    // The toast comes after the overlay has gone: below it, it is neither announced nor seen.
    try {
      const { message: name } = await withOverlay(doing, async () => {
        try {
          return await work();
        } finally {
          await refetch();
        }
      });
      showToast(`${name} ${done}`, 'success');
    } catch (error) {
      if (!isUnreachable(error)) showToast(error instanceof Error ? error.message : String(error), 'error');
    }
  }
  const item = (examId: string) => ({ body: { userId, examId } });
  return {
    onAdd: (examId) =>
      void change('Adding to your cart', () => call(addItemToCart, item(examId)), 'successfuly added!'),
    onRemove: (examId) =>
      void change('Removing from your cart', () => call(removeItemToCart, item(examId)), 'successfuly removed!'),
  };
}
