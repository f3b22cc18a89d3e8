import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, message } from './scalars.ts';

/** Orders what is in the caller's cart and answers where to approve the payment. */
export const buyCourses = defineEndpoint({
  method: 'POST',
  path: '/exam/buyCourses/',
  summary: 'Order what is in the cart',
  body: z.object({ userId: id }),
  response: z.object({ message: z.string(), approval_url: z.optional(z.string()) }),
  refusals: {
    cartEmpty: { status: 409, error: 'Your cart is empty.' },
  },
});

/** Takes an approved payment and grants what was ordered; repeating it changes nothing and answers alike. */
export const executePayment = defineEndpoint({
  method: 'POST',
  path: '/exam/executePayment/',
  summary: 'Take an approved payment and grant the exams',
  body: z.object({ paymentId: id, payerId: id, userId: id }),
  response: message,
  refusals: {
    paymentNotFound: { status: 404, error: 'There is no such payment.' },
    paymentDeclined: { status: 422, error: 'The payment was declined. Nothing was charged.' },
  },
});
