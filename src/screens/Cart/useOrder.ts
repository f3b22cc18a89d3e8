import { useEffect, useEffectEvent, useState } from 'react';
import { buyCourses } from '../../../contract/payments.ts';
import type { OpenPayment } from '../../components/shop/CartSummary/CartSummary.tsx';
import { withOverlay } from '../../flows/frame.ts';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { isRefusal } from '../../data/ApiError.ts';
import { type ListedExam, useRefetchExams } from '../../data/exams/examList.ts';
import { orderCart } from '../../data/payments/orders.ts';
import { useMutation } from '../../data/useMutation.ts';
import { forgetPaymentResult, reportPayment, usePaymentResult } from '../../data/payments/paymentResult.ts';

/** A payment page that is open in another tab, or that the browser kept from opening. */
interface Opened extends Pick<OpenPayment, 'kind' | 'href'> {
  /** The tab that we opened; undefined where the buyer opened it by a link. */
  readonly tab: Window | undefined;
  readonly ordered: readonly ListedExam[];
}

const { cartChanged, priceChanged } = buyCourses.refusals;

/** The buyer may have approved the payment before, and its provider reports that by itself. */
const closed = 'The payment page was closed. You’re only charged if you approved the payment.';

/**
 * Orders the exams in the cart and sends the buyer to the payment page in a tab of its own (docs/product.md 5.3).
 * `exams` is the list of all exams, as far as it is known.
 */
export function useOrder(userId: string, exams: readonly ListedExam[]) {
  const [opened, setOpened] = useState<Opened>();
  const refetch = useRefetchExams();
  const result = usePaymentResult(userId);
  const end = result?.kind === 'ended' ? result.text : undefined;
  const isNow = (state: 'bought' | 'paymentPending') =>
    opened?.ordered.every(({ id }) => exams.some((exam) => exam.id === id && exam[state])) === true;
  const isPaid = isNow('bought');
  const payment = end !== undefined || isPaid || isNow('paymentPending') ? undefined : opened;
  const isWaiting = payment?.kind === 'waiting';
  const reread = useEffectEvent(refetch);
  const reportClosed = useEffectEvent(() => {
    // A tab that was closed reports nothing. The payment may have gone through: the exams were fetched before.
    if (payment?.tab?.closed) reportPayment({ kind: 'ended', userId, text: closed });
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const onReturn = () => void reread().finally(() => reportClosed());
    window.addEventListener('focus', onReturn);
    return () => window.removeEventListener('focus', onReturn);
  }, [isWaiting]);
  // The payment's own tab may be gone without a report.
  const reportPurchase = useEffectEvent(() => {
    if (opened) reportPayment({ kind: 'bought', userId, exams: opened.ordered });
  });
  useEffect(() => {
    if (isPaid) reportPurchase();
  }, [isPaid]);

  async function order({ total, tab }: { total: string; tab: Window | null }): Promise<void> {
    const ordered = exams.filter(({ bought, in_cart: inCart }) => inCart && !bought);
    const isNewTry = end !== undefined;
    try {
      const { message, approvalUrl } = await withOverlay('Ordering your exams', () =>
        orderCart({ userId, total, examIds: ordered.map(({ id }) => id), isNewTry }),
      );
      showToast(message, 'success');
      forgetPaymentResult();
      const isSent = tab !== null && !tab.closed;
      if (isSent) {
        // That page gets no access to ours.
        tab.opener = null;
        tab.location.replace(approvalUrl);
      }
      setOpened({ kind: isSent ? 'waiting' : 'blocked', href: approvalUrl, tab: isSent ? tab : undefined, ordered });
    } catch (problem) {
      tab?.close();
      if (isRefusal(problem, cartChanged, priceChanged)) void refetch();
      throw problem;
    }
  }
  const { run, isRunning, error } = useMutation(buyCourses.path, order);

  return {
    /** Orders the cart for the total that is shown. Call it in the click itself: browsers open a tab only there. */
    buy: (total: string) => {
      // Its address is not known before the response.
      const tab = window.open('', '_blank');
      setOpened(undefined);
      void run({ total, tab });
    },
    isBuying: isRunning,
    /** Why the last order was refused. */
    error: error?.message,
    payment: payment && {
      kind: payment.kind,
      href: payment.href,
      onOpen: () => setOpened({ ...payment, kind: 'waiting' }),
      onCancel: () => setOpened(undefined),
    },
    /** How the last payment ended without money; the next order opens another payment. */
    end,
  };
}
