import { addItemToCart, removeItemToCart } from '../../../contract/cart.ts';
import { buyCourses, executePayment } from '../../../contract/payments.ts';
import { bearer } from '../../harness/accounts.ts';
import { send, sendText } from '../attack.ts';
import type { Cast } from '../cast.ts';
import { type Harmless, plus, speakable } from './harmless.ts';
import { signed } from './webhook.ts';

type Request = Harmless[1];

const add =
  (changes: object = {}): Request =>
  ({ ann }) =>
    send(addItemToCart, { userId: ann.userId, examId: 'administrator', ...changes }, ann);
const remove =
  (changes: object = {}): Request =>
  ({ ann }) =>
    send(removeItemToCart, { userId: ann.userId, examId: 'appBuilder', ...changes }, ann);
const buy =
  (changes: object = {}): Request =>
  ({ ann }) =>
    send(buyCourses, { userId: ann.userId, ...changes }, ann);
/** Executes Bob's finished payment again. */
const execute =
  (changes: object = {}): Request =>
  ({ bob, payments }) =>
    send(executePayment, { userId: bob.userId, paymentId: payments.granted, payerId: 'me', ...changes }, bob);

const webhookOf =
  (paymentId: (cast: Cast) => string): Request =>
  (cast) =>
    signed(JSON.stringify({ paymentId: paymentId(cast) }));
const news = webhookOf(() => 'A'.repeat(43));
const page: Request = ({ payments }) => ({ url: `/api/payments/wallet?token=${payments.open}` });

const lies = {
  price: '0.01',
  prices: { administrator: 0 },
  total_cents: 1,
  discount: 100,
  coupon: 'FREE',
  currency: 'JPY',
  quantity: -1,
  items: [],
  examIds: ['appBuilder'],
  state: 'granted',
  bought: true,
  provider: 'paypal',
};

/** Requests that get the shop's usual response: repeated ones, or with fields that no call has. */
export const harmlessInShop: readonly Harmless[] = [
  ['an exam again', add(), add()],
  ['an exam again at a price of its own', add(lies), add()],
  ['an exam that was not there, out of the cart', remove(lies), remove()],
  [
    'an exam twice, the last in the cart',
    ({ ann }) =>
      sendText(addItemToCart, `{"userId":"${ann.userId}","examId":"appBuilder","examId":"administrator"}`, bearer(ann)),
    add(),
  ],
  ['an order again', buy(), buy()],
  ['an order with its total', buy({ total: '49.00' }), buy()],
  ['an order at a price of its own', buy(lies), buy()],
  ['an order with an order of another', (cast) => buy({ paymentId: cast.payments.granted })(cast), buy()],
  ['an order from another host', plus(buy(), { headers: { host: 'evil.example' } }), buy()],
  ['an order from another site', plus(buy(), { headers: { origin: 'https://evil.example' } }), buy()],

  ['a payment that was taken', execute(), execute()],
  ['a payment that was taken, at a price of its own', execute(lies), execute()],
  ...speakable
    .filter(([, text]) => text.length <= 100)
    .map(([name, text]): Harmless => [`a payment that was taken, by ${name}`, execute({ payerId: text }), execute()]),

  ['news of a payment that was taken', webhookOf(({ payments }) => payments.granted), news],
  ['news of a payment that was given back', webhookOf(({ payments }) => payments.returned), news],
  ['news of a payment that no one has approved', webhookOf(({ payments }) => payments.open), news],
  ['news that are called HTML', plus(news, { headers: { 'content-type': 'text/html' } }), news],
  ['news from another host', plus(news, { headers: { host: 'evil.example', origin: 'https://evil.example' } }), news],

  ['the page from another site', plus(page, { headers: { referer: 'https://evil.example' } }), page],
  ['the page at another host', plus(page, { headers: { host: 'evil.example' } }), page],
  ['the page with a session of another', plus(page, { headers: { authorization: 'Bearer none' } }), page],
  [
    'the page with parameters',
    ({ payments }) => ({
      url: `/api/payments/wallet?token=${payments.open}&choice=approve&total=0&x=%3Cscript%3Ealert(1)%3C/script%3E`,
    }),
    page,
  ],
];
