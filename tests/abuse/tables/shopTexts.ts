import { addItemToCart, removeItemToCart } from '../../../contract/cart.ts';
import { buyCourses, executePayment } from '../../../contract/payments.ts';
import { type Attack, send } from '../attack.ts';
import { texts } from './texts.ts';
import { webhookRequest } from './webhook.ts';

/** Fields of the shop that no such text is right for, with the statuses that they may be refused by. */
const fields: readonly [name: string, statuses: readonly number[], request: (text: string) => Attack[2]][] = [
  ...[addItemToCart, removeItemToCart].flatMap((call): typeof fields => [
    [
      `userId of ${call.path}`,
      [400, 403],
      (userId) =>
        ({ ann }) =>
          send(call, { userId, examId: 'administrator' }, ann),
    ],
    [
      `examId of ${call.path}`,
      [400, 404],
      (examId) =>
        ({ ann: { userId, ...ann } }) =>
          send(call, { userId, examId }, ann),
    ],
  ]),
  [
    'userId of an order',
    [400, 403],
    (userId) =>
      ({ ann }) =>
        send(buyCourses, { userId }, ann),
  ],
  [
    'total of an order',
    [400],
    (total) =>
      ({ ann }) =>
        send(buyCourses, { userId: ann.userId, total }, ann),
  ],
  [
    'userId of a payment',
    [400, 403],
    (userId) =>
      ({ ann, payments: { approved } }) =>
        send(executePayment, { userId, paymentId: approved, payerId: 'me' }, ann),
  ],
  [
    'paymentId',
    [400, 404],
    (paymentId) =>
      ({ ann }) =>
        send(executePayment, { userId: ann.userId, paymentId, payerId: 'me' }, ann),
  ],
  ['message to the webhook', [400], (text) => () => webhookRequest(text)],
];

/** Each of the texts in each field of the shop. */
export const shopTexts: readonly Attack[] = fields.flatMap(([field, statuses, request]) =>
  Object.entries(texts).map(([name, text]): Attack => [`${name} as ${field}`, statuses, request(text)]),
);
