import type { Caller } from '../account/caller.ts';
import type { Database, ExamRow } from '../db/schema.ts';
import { accessOf } from '../exams/access.ts';

/** What a cart can be ordered as. */
export interface PricedCart {
  readonly items: readonly Pick<ExamRow, 'id' | 'name' | 'price_cents'>[];
  readonly totalCents: number;
}

/** What is in the caller's cart and can be bought: what is on offer and not the caller's yet, in its order. */
export async function pricedCart(db: Database, caller: Caller): Promise<PricedCart> {
  const access = await accessOf(db, caller);
  const exams = await db
    .selectFrom('cart_items')
    .innerJoin('exams', 'exams.id', 'cart_items.exam_id')
    .select(['exams.id', 'exams.name', 'exams.price_cents'])
    .where('cart_items.user_id', '=', caller.userId)
    .where('exams.retired_at', 'is', null)
    .orderBy('exams.position')
    .execute();
  const items = exams.filter((exam) => access(exam) !== 'owner');
  return { items, totalCents: items.reduce((sum, { price_cents }) => sum + price_cents, 0) };
}
