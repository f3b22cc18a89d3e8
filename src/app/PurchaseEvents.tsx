import { keepPaymentNews, usePaymentNewsElsewhere, useRefetchExams } from '../data/payments/purchases.ts';

/** Follows payments in other tabs: fetches the exams again, and then keeps the news for the pages that show it. */
export function PurchaseEvents() {
  const refetch = useRefetchExams();
  usePaymentNewsElsewhere((news) => void refetch().finally(() => keepPaymentNews(news)));
  return null;
}
