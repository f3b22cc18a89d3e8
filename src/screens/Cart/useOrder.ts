import { useEffect, useEffectEvent, useState } from 'react';
import { buyCourses } from '../../../contract/payments.ts';
import { underOverlay } from '../../app/overlay.ts';
import { showToast } from '../../components/Toaster/toast.ts';
import { orderCart } from '../../data/payments/orderCart.ts';
import { useRefetchExams } from '../../data/payments/purchases.ts';

/** A payment page that is open in another tab, or that the browser kept from opening. */
interface OpenPayment {
  readonly kind: 'waiting' | 'blocked';
  readonly href: string;
}

/** How buying what is in the cart goes. */
export interface Order {
  /** Orders the cart for the total on show; to be called in the click itself, which alone may open a tab. */
  readonly buy: (total: string) => void;
  readonly isBuying: boolean;
  /** Why the last order was refused. */
  readonly error: string | undefined;
  readonly payment: OpenPayment | undefined;
  /** The payment page was opened by its link. */
  readonly wait: () => void;
  readonly forget: () => void;
}

/** Orders the cart and sends the buyer to the payment page in a tab of its own (specification, section 4). */
export function useOrder(userId: string): Order {
  const [isBuying, setBuying] = useState(false);
  const [error, setError] = useState<string>();
  const [payment, setPayment] = useState<OpenPayment>();
  const refetch = useRefetchExams();
  useWhenSeen(payment?.kind === 'waiting', () => void refetch());

  async function order(total: string, tab: Window | null) {
    try {
      const { message, approvalUrl } = await underOverlay('Ordering your exams', () => orderCart(userId, total));
      showToast(message, 'success');
      setPayment({ kind: send(tab, approvalUrl) ? 'waiting' : 'blocked', href: approvalUrl });
    } catch (problem) {
      tab?.close();
      const text = problem instanceof Error ? problem.message : String(problem);
      setError(text);
      if (text === buyCourses.refusals.priceChanged.error) void refetch();
    }
    setBuying(false);
  }

  return {
    buy: (total) => {
      // A browser lets a tab open in the click alone; where it leads is not known before the answer.
      const tab = window.open('', '_blank');
      setBuying(true);
      setError(undefined);
      setPayment(undefined);
      void order(total, tab);
    },
    isBuying,
    error,
    payment,
    wait: () => setPayment((open) => open && { ...open, kind: 'waiting' }),
    forget: () => setPayment(undefined),
  };
}

/** Sends the tab to the payment page; answers whether there is one. The page gets no way back to ours. */
function send(tab: Window | null, href: string): boolean {
  if (!tab || tab.closed) return false;
  tab.opener = null;
  tab.location.replace(href);
  return true;
}

/** Calls `look` when the buyer comes back from the payment page, also from one that could not tell us. */
function useWhenSeen(isWaiting: boolean, look: () => void): void {
  const onFocus = useEffectEvent(look);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const listen = () => onFocus();
    window.addEventListener('focus', listen);
    return () => window.removeEventListener('focus', listen);
  }, [isWaiting]);
}
