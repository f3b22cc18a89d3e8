import { BoughtNote } from '../components/shop/BoughtNote/BoughtNote.tsx';
import { forgetPaymentResult, type Purchase } from '../data/payments/paymentResult.ts';

/** The note about a purchase, until it is dismissed; nothing where the server did not say what was bought. */
export function PurchasedExams({ purchase: { exams, total } }: { purchase: Purchase }) {
  if (exams.length === 0) return null;
  return <BoughtNote exams={exams} total={total} onClose={forgetPaymentResult} />;
}
