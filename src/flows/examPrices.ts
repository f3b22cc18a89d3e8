import { cents, centsToDollars } from '../../domain/pricing/total.ts';
import { useExamList } from '../data/exams/examList.ts';

/** What full access to an exam costs, from the least to the most: "$29.00 to $49.00"; nothing while that is unknown. */
export function useExamPrices(): string {
  const { data: exams = [] } = useExamList();
  const prices = exams.map(({ price }) => cents(price)).toSorted((one, other) => one - other);
  const ends = new Set([...prices.slice(0, 1), ...prices.slice(-1)]);
  return Array.from(ends, (price) => `$${centsToDollars(price)}`).join(' to ');
}
