import { useExamList } from '../exams/examList.ts';

/** Names of the exams whose payment waits to be confirmed. */
export const usePendingPayments = (): string[] =>
  (useExamList().data ?? []).filter(({ paymentPending }) => paymentPending).map(({ name }) => name);
