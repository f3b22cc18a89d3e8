import type { FastifyInstance } from 'fastify';
import { addItemToCart, removeItemToCart } from '../../contract/cart.ts';
import { ownRoute, type RouteDeps } from '../account/auth.ts';
import { accessTo } from '../exams/access.ts';
import { examById } from '../exams/queries.ts';
import { ApiError } from '../http/errors.ts';
import { addToCart, removeFromCart } from './queries.ts';

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
