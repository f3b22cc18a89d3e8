import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { link } from './exams.ts';
import { id } from './scalars.ts';

/** The messages of successful calls. */
export const paymentMessages = {
  ordered: 'Your order is ready for payment.',
  granted: 'Thank you. You now have full access.',
} as const;

const paymentServiceDown = [
  503,
  'The payment service is not responding right now. Please try again in a few minutes.',
] as const;

/** An address that a browser may be sent to: one that would run a script is refused. */
export const webAddress = z.url({ protocol: /^https?$/ });

/** Orders what is in the caller's cart and returns the address to approve the payment. */
export const buyCourses = defineEndpoint({
  method: 'POST',
  path: '/exam/buyCourses/',
  body: z.object({
    userId: id,
    /** The sum that the buyer saw, in dollars with two decimals; no other sum is ever charged. */
    total: z.optional(z.string().check(z.regex(/^\d{1,7}\.\d{2}$/))),
    /** The exams that the buyer saw in the cart; nothing else is ever ordered. */
    examIds: z.optional(z.array(id).check(z.maxLength(100))),
    /** The buyer's last payment ended without money: a new order and payment take the place of the open ones. */
    isNewTry: z.optional(z.boolean()),
  }),
  response: z.object({ message: z.string(), approval_url: webAddress }),
  unusable: 'Failed to get PayPal approval URL',
  refusals: {
    cartEmpty: [409, 'Your cart is empty.'],
    cartChanged: [409, 'Your cart has changed in the meantime. Please check it before you buy.'],
    priceChanged: [409, 'A price has changed. Please check your cart before you buy.'],
    paymentServiceDown,
  },
});

export const boughtExam = z.object({ name: z.string(), link });
export type BoughtExam = z.output<typeof boughtExam>;

/** Takes an approved payment and grants what was ordered; repeating it changes nothing and returns the same. */
export const executePayment = defineEndpoint({
  method: 'POST',
  path: '/exam/executePayment/',
  body: z.object({ paymentId: id, payerId: id, userId: id }),
  /** `exams` are those of the order that are on offer; `total` is what it cost. Other servers send neither. */
  response: z.object({ message: z.string(), exams: z.optional(z.array(boughtExam)), total: z.optional(z.string()) }),
  unusable: 'Failed to finish payment',
  refusals: {
    paymentNotFound: [404, 'We couldn’t find this payment.'],
    paymentNotApproved: [409, 'This payment has not been approved. Nothing was charged.'],
    paymentPending: [
      409,
      'The payment service has not confirmed your payment yet. You get full access as soon as it does; there is no need to pay again.',
    ],
    alreadyOwned: [409, 'You already have full access to an exam in this order. Nothing was charged.'],
    noLongerOffered: [409, 'An exam in this order is no longer available. Nothing was charged.'],
    paymentDeclined: [422, 'The payment was declined. Nothing was charged.'],
    paymentRefunded: [409, 'This payment was refunded.'],
    paymentServiceDown,
  },
});

/** An order that was paid, or whose payment waits to be confirmed. */
const order = z.object({
  /** The number on the receipt. */
  id,
  orderedAt: z.iso.datetime(),
  /** `pending` until the payment service has confirmed the payment. */
  state: z.enum(['pending', 'paid', 'refunded']),
  provider: z.enum(['paypal', 'wallet']),
  total: z.string(),
  items: z.array(z.object({ name: z.string(), price: z.string() })),
});
export type Order = z.output<typeof order>;

/** List the caller's orders. */
export const retrieveOrders = defineEndpoint({
  method: 'GET',
  path: '/exam/retrieveOrders/',
  query: z.object({ userId: id }),
  response: z.object({ orders: z.array(order) }),
});
