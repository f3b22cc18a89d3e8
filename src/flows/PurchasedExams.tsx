import { paths } from '../../domain/paths.ts';
import { BoughtNote } from '../components/shop/BoughtNote/BoughtNote.tsx';
import { forgetPaymentResult, type Purchase } from '../data/payments/paymentResult.ts';

/** The note about a purchase, until it is dismissed; nothing where the server did not say what was bought. */
export function PurchasedExams({ purchase: { exams } }: { purchase: Purchase }) {
  if (exams.length === 0) return null;
  return (
    <BoughtNote
      exams={exams.map(({ name, link }) => ({ name, href: paths.quiz.href(link) }))}
      onClose={forgetPaymentResult}
    />
  );
}
