import type { Database } from '../db/schema.ts';

/** Ids of the exams in a user's cart, whatever has become of them. */
export async function cartOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('cart_items').select('exam_id').where('user_id', '=', userId).execute();
  return rows.map(({ exam_id }) => exam_id);
}

/** Puts an exam into a user's cart, if it is not there yet; `now` is in epoch milliseconds. */
export async function addToCart(db: Database, userId: string, examId: string, now: number): Promise<void> {
  await db
    .insertInto('cart_items')
    .values({ user_id: userId, exam_id: examId, added_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'exam_id']).doNothing())
    .execute();
}

/** Takes exams out of a user's cart, as far as they are there. */
export async function removeFromCart(db: Database, userId: string, examIds: readonly string[]): Promise<void> {
  await db.deleteFrom('cart_items').where('user_id', '=', userId).where('exam_id', 'in', examIds).execute();
}
