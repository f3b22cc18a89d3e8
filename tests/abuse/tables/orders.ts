import { buyCourses, executePayment } from '../../../contract/payments.ts';
import { bearer } from '../../harness/accounts.ts';
import { type Attack, send, sendText } from '../attack.ts';
import type { Cast } from '../cast.ts';
import type { Payments } from '../payments.ts';

/** Ann's order, with these changes. */
const buy = (changes: object) => (cast: Cast) => send(buyCourses, { userId: cast.ann.userId, ...changes }, cast.ann);

/** An order of Bob, who has nothing in the cart. */
const buyNothing = (changes: object) => (cast: Cast) =>
  send(buyCourses, { userId: cast.bob.userId, ...changes }, cast.bob);

/** A user's call to take a payment, with these changes. */
const execute =
  (make: (cast: Cast) => object, who: 'ann' | 'bob' = 'bob') =>
  (cast: Cast) =>
    send(executePayment, { userId: cast[who].userId, payerId: 'practice-wallet', ...make(cast) }, cast[who]);

const others: readonly (keyof Payments)[] = ['open', 'approved', 'expired'];
const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? 'none';

/** Invalid sums, or sums that no client of ours would write. The right one is 49.00. */
const noTotals: readonly unknown[] = [
  null,
  49,
  -49,
  true,
  [],
  {},
  ['49.00'],
  { $gte: '0.00' },
  '',
  '49',
  '49.0',
  '49.000',
  '49,00',
  '.00',
  '-49.00',
  '-0.00',
  '+49.00',
  ' 49.00',
  '49.00 ',
  '49.00\n',
  '$49.00',
  '4.9e1',
  '1e-9.00',
  '0x31.00',
  '4_9.00',
  'NaN',
  'Infinity',
  '٤٩.٠٠',
  '４９.00',
  '49.00\0',
  '00000049.00',
  `${'9'.repeat(9000)}.00`,
];

/** Orders and payments of others, wrong sums, and unknown payments. */
export const orders: readonly Attack[] = [
  ['an order in the name of another', 403, ({ ann, bob }) => send(buyCourses, { userId: ann.userId }, bob)],
  ['an order without a session', 401, ({ ann }) => send(buyCourses, { userId: ann.userId })],
  ['an order of no one', 400, buy({ userId: undefined })],
  ...['0.00', '0.01', '48.99', '49.01', '0049.00', '0000049.00', '9999999.99'].map((total): Attack => [
    `the total ${total}`,
    409,
    buy({ total }),
  ]),
  ...noTotals.map((total): Attack => [`the total ${shown(total)}`, 400, buy({ total })]),
  ...[null, 1, 'true', [], {}].map((isNewTry): Attack => [`the new try ${shown(isNewTry)}`, 400, buy({ isNewTry })]),
  ['the total twice, the last another', 409, written('"total":"49.00","total":"0.01"')],
  ['nothing for nothing', 409, buyNothing({ total: '0.00' })],
  [
    'an exam that is not in the cart',
    409,
    buyNothing({ examIds: ['administrator'], items: [{ id: 'administrator' }] }),
  ],
  ["another's order", 409, (cast) => buyNothing({ orderId: cast.payments.open, paymentId: cast.payments.open })(cast)],

  ...others.flatMap((kind): Attack[] => [
    [`a payment of another: ${kind}`, 404, execute(({ payments }) => ({ paymentId: payments[kind] }))],
    [
      `a payment of another in her name: ${kind}`,
      403,
      execute(({ ann, payments }) => ({ userId: ann.userId, paymentId: payments[kind] })),
    ],
    [
      `a payment without a session: ${kind}`,
      401,
      ({ ann, payments: { [kind]: paymentId } }) =>
        send(executePayment, { userId: ann.userId, paymentId, payerId: 'practice-wallet' }),
    ],
  ]),
  ['what another has paid for', 404, execute(({ payments }) => ({ paymentId: payments.granted }), 'ann')],
  ['what was not approved', 409, execute(({ payments }) => ({ paymentId: payments.open }), 'ann')],
  [
    'what was not approved and says it was',
    409,
    execute(({ payments }) => ({ paymentId: payments.open, state: 'approved', payerId: 'me' }), 'ann'),
  ],
  ['what was given back', 409, execute(({ payments }) => ({ paymentId: payments.returned }))],
  ['a payment in capitals', 404, execute(({ payments }) => ({ paymentId: payments.granted.toUpperCase() }))],
  ['a payment with a space', 404, execute(({ payments }) => ({ paymentId: `${payments.granted} ` }))],
  ['a payment that is cut', 404, execute(({ payments }) => ({ paymentId: payments.granted.slice(0, -1) }))],
  ['a payment with a NUL', 400, execute(({ payments }) => ({ paymentId: `${payments.granted}\0` }))],
  ['a payment in a list', 400, execute(({ payments }) => ({ paymentId: [payments.granted] }))],
  ...['none', 'mock-payment-1', 'null', 'undefined', '%', '__proto__', 'constructor', '../open'].map(
    (paymentId): Attack => [`the payment ${paymentId}`, 404, execute(() => ({ paymentId }))],
  ),
  ...[undefined, null, '', 7, {}, { $ne: null }, 'x'.repeat(101)].flatMap((value): Attack[] => [
    [`the payment ${shown(value)}`, 400, execute(() => ({ paymentId: value }))],
    [
      `the payer ${shown(value)}`,
      400,
      execute(({ payments }) => ({ paymentId: payments.approved, payerId: value }), 'ann'),
    ],
  ]),
];

/** Ann's order with one more field, as a text that no JavaScript would make. */
function written(field: string) {
  return ({ ann }: Cast) => sendText(buyCourses, `{"userId":"${ann.userId}",${field}}`, bearer(ann));
}
