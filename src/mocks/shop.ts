import type { ExamSummary } from '../../contract/exams.ts';
import { cents } from '../../domain/pricing/total.ts';
import { examList } from './fixtures/examList.ts';

const carts = new Map<string, Set<string>>();
const owned = new Map<string, Set<string>>();
const beingPaid = new Map<string, Set<string>>();

/** Empties every cart and takes every purchase and payment back. */
export function resetShop(): void {
  carts.clear();
  owned.clear();
  beingPaid.clear();
}

const of = (map: Map<string, Set<string>>, userId: string): Set<string> => {
  const set = map.get(userId) ?? new Set<string>();
  map.set(userId, set);
  return set;
};

/** Ids of the exams in a user's cart. */
export const cartOf = (userId: string): Set<string> => of(carts, userId);

/** Ids of the exams that a user has paid for. */
export const ownedBy = (userId: string): Set<string> => of(owned, userId);

/** Ids of the exams whose payment by a user waits to be confirmed. */
export const pendingOf = (userId: string): Set<string> => of(beingPaid, userId);

/** Whether a user has full access to an exam; everyone who is registered has what costs nothing. */
export const isBought = (userId: string, { id, price }: ExamSummary): boolean =>
  cents(price) === 0 || ownedBy(userId).has(id);

/** The exam list as a user sees it; undefined is a visitor. */
export function examListFor(userId: string | undefined): ExamSummary[] {
  if (userId === undefined) return examList;
  return examList.map((exam) => {
    const bought = isBought(userId, exam);
    const in_cart = !bought && cartOf(userId).has(exam.id);
    return { ...exam, bought, in_cart, paymentPending: pendingOf(userId).has(exam.id) };
  });
}
