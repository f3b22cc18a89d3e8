import type { ExamSummary } from '../../contract/exams.ts';
import { examList } from './fixtures/examList.ts';

const carts = new Map<string, Set<string>>();
const owned = new Map<string, Set<string>>();

/** Empties every cart and takes every purchase back. */
export function resetShop(): void {
  carts.clear();
  owned.clear();
}

const of = (map: Map<string, Set<string>>, userId: string): Set<string> => {
  const set = map.get(userId) ?? new Set<string>();
  map.set(userId, set);
  return set;
};

/** Ids of the exams in a user's cart. */
export const cartOf = (userId: string): Set<string> => of(carts, userId);

/** Ids of the exams that a user has bought. */
export const ownedBy = (userId: string): Set<string> => of(owned, userId);

/** The exam list as a user sees it; undefined is a visitor. */
export function examListFor(userId: string | undefined): ExamSummary[] {
  if (userId === undefined) return examList;
  return examList.map((exam) => ({
    ...exam,
    bought: ownedBy(userId).has(exam.id),
    in_cart: cartOf(userId).has(exam.id),
  }));
}

/** Buys what is in a user's cart. */
export function buyCart(userId: string): void {
  for (const examId of cartOf(userId)) ownedBy(userId).add(examId);
  cartOf(userId).clear();
}
