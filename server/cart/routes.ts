import type { FastifyInstance } from 'fastify';
import { addItemToCart, removeItemToCart } from '../../contract/cart.ts';
import type { RouteDeps } from '../account/auth.ts';
import { accessTo } from '../exams/access.ts';
import { examById } from '../exams/queries.ts';
import { ApiError } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { addToCart, removeFromCart } from './queries.ts';

/** The calls that fill and empty the cart. Repeated they change nothing; each returns the exam's name. */
export function cartRoutes(app: FastifyInstance, { db, auth, now }: RouteDeps): void {
  route(app, addItemToCart, async ({ body, request }) => {
    const caller = await auth.requireSelf(request, body.userId);
    const exam = await examById(db, body.examId);
    if (!exam) throw new ApiError(addItemToCart.refusals.examNotFound);
    const isOwner = (await accessTo(db, exam, caller)) === 'owner';
    if (isOwner) throw new ApiError(addItemToCart.refusals.alreadyBought);
    await addToCart(db, caller.userId, exam.id, now());
    return { message: exam.name };
  });

  route(app, removeItemToCart, async ({ body, request }) => {
    const { userId } = await auth.requireSelf(request, body.userId);
    const exam = await examById(db, body.examId);
    if (!exam) throw new ApiError(removeItemToCart.refusals.examNotFound);
    await removeFromCart(db, userId, [exam.id]);
    return { message: exam.name };
  });
}
