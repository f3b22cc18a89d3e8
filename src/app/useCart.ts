import { showToast } from '../components/Toaster/toast.ts';
import { isUnreachable } from '../data/ApiError.ts';
import { addItem } from '../data/cart/addItem.ts';
import { removeItem } from '../data/cart/removeItem.ts';
import { useRefetchExams } from '../data/payments/purchases.ts';
import { useUser } from '../data/session/useSession.ts';
import { underOverlay } from './overlay.ts';

/** How the cart is changed, from wherever an exam is shown. */
export interface Cart {
  readonly onAdd: (examId: string) => void;
  readonly onRemove: (examId: string) => void;
}

/**
 * The cart of whoever is logged in; undefined for a visitor. Each change covers the page, is told of in a toast, and has
 * the exam list read anew (specification, sections 4 and 8).
 */
export function useCart(): Cart | undefined {
  const userId = useUser()?.userId;
  const refetch = useRefetchExams();
  if (userId === undefined) return undefined;

  async function change(work: Promise<string>, done: string): Promise<void> {
    try {
      showToast(`${await work} ${done}`, 'success');
    } catch (error) {
      showToast(error instanceof Error ? error.message : String(error), 'error');
      if (isUnreachable(error)) return;
    }
    await refetch();
  }
  return {
    onAdd: (examId) =>
      void underOverlay('Adding to your cart', () => change(addItem(userId, examId), 'successfuly added!')),
    onRemove: (examId) =>
      void underOverlay('Removing from your cart', () => change(removeItem(userId, examId), 'successfuly removed!')),
  };
}
