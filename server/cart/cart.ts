import type { FastifyInstance } from 'fastify';
import { addItemToCart, removeItemToCart } from '../../contract/cart.ts';
import { ownRoute, type RouteDeps } from '../account/auth.ts';
import type { Caller } from '../account/sessions.ts';
import type { Database, ExamRow } from '../db/schema.ts';
import { accessOf, accessTo } from '../exams/access.ts';
import { examById } from '../exams/queries.ts';
import { ApiError } from '../http/errors.ts';

/** The part of a cart that can be ordered. */
export interface PricedCart {
  readonly items: readonly Pick<ExamRow, 'id' | 'name' | 'price_cents'>[];
  readonly totalCents: number;
}

/** What the caller can buy of the cart: exams on offer that the caller does not own yet, in the order of the catalogue. */
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

/** Adds an exam to a user's cart, if it is not there yet. */
export async function addToCart(db: Database, userId: string, examId: string, now: number): Promise<void> {
  await db
    .insertInto('cart_items')
    .values({ user_id: userId, exam_id: examId, added_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'exam_id']).doNothing())
    .execute();
}

export async function removeFromCart(db: Database, userId: string, examIds: readonly string[]): Promise<void> {
  await db.deleteFrom('cart_items').where('user_id', '=', userId).where('exam_id', 'in', examIds).execute();
}

/** The calls that fill and empty the cart. Repeated they change nothing; each returns the exam's name. */
export function cartRoutes(app: FastifyInstance, { db, auth, now }: RouteDeps): void {
  ownRoute(app, auth, addItemToCart, async ({ caller, body }) => {
    const exam = await examById(db, body.examId);
    if (!exam) throw new ApiError(addItemToCart.refusals.examNotFound);
    const isOwner = (await accessTo(db, exam, caller)) === 'owner';
    if (isOwner) throw new ApiError(addItemToCart.refusals.alreadyBought);
    await addToCart(db, caller.userId, exam.id, now());
    return { message: exam.name };
  });

  ownRoute(app, auth, removeItemToCart, async ({ caller: { userId }, body }) => {
    const exam = await examById(db, body.examId);
    if (!exam) throw new ApiError(removeItemToCart.refusals.examNotFound);
    await removeFromCart(db, userId, [exam.id]);
    return { message: exam.name };
  });
}
