import { LastingNote } from '../components/base/LastingNote/LastingNote.tsx';

const inWords = new Intl.ListFormat('en');

/** Says for which exams a payment is pending, and what it waits for. */
export const PendingPayments = ({ names }: { names: readonly string[] }) => (
  <LastingNote severity="info">
    Your payment for {inWords.format(names)} is pending: the payment service has not confirmed it yet. You get full
    access as soon as it does.
  </LastingNote>
);
