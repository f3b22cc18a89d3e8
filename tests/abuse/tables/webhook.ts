import { createHmac } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { writeMessage } from '../../../server/payments/wallet/wallet.ts';
import { bearer } from '../../harness/accounts.ts';
import { testSecret } from '../../harness/app.ts';
import type { Attack } from '../attack.ts';
import type { Cast } from '../cast.ts';

type Headers = Readonly<Record<string, string>>;

const SIGNATURE = 'certcrest-wallet-signature';

/** A message to the webhook, as JSON unless the headers say otherwise. */
export const webhookRequest = (payload: string | Buffer, headers: Headers = {}): InjectOptions => ({
  method: 'POST',
  url: '/api/payments/webhook',
  payload,
  headers: { 'content-type': 'application/json', ...headers },
});

/** The message that Ann's approved payment has changed: if it were trusted, the money would be taken. */
const body = ({ payments }: Cast) => JSON.stringify({ paymentId: payments.approved });
const signatureOf = (cast: Cast, secret = testSecret) =>
  writeMessage(secret, cast.payments.approved).headers[SIGNATURE] ?? '';

/** That message without a signature, with these headers. */
const unsigned =
  (headers: Headers = {}) =>
  (cast: Cast) =>
    webhookRequest(body(cast), headers);

/** That message with a changed signature. */
const signedBy = (make: (signature: string, cast: Cast) => string) => (cast: Cast) =>
  webhookRequest(body(cast), { [SIGNATURE]: make(signatureOf(cast), cast) });

/** A changed message, with the signature of the original. */
const altered = (make: (text: string, cast: Cast) => string) => (cast: Cast) =>
  webhookRequest(make(body(cast), cast), { [SIGNATURE]: signatureOf(cast) });

/** Any text, signed as the wallet signs. */
export const signed = (text: string): InjectOptions =>
  webhookRequest(text, {
    [SIGNATURE]: createHmac('sha256', testSecret).update(`wallet-webhook:${text}`).digest('hex'),
  });

/** Messages that are not the provider's. */
export const webhook: readonly Attack[] = [
  ['no signature', 400, unsigned()],
  ['an empty signature', 400, signedBy(() => '')],
  ['a signature that is no code', 400, signedBy(() => 'z'.repeat(64))],
  ['a signature of zeros', 400, signedBy(() => '0'.repeat(64))],
  ['a signature that is cut', 400, signedBy((right) => right.slice(0, -2))],
  ['a signature with something after it', 400, signedBy((right) => `${right}zz`)],
  ['two signatures', 400, signedBy((right) => `${'0'.repeat(64)}, ${right}`)],
  ['a signature in capitals', 400, signedBy((right) => right.toUpperCase())],
  ['a signature by another secret', 400, signedBy((_, cast) => signatureOf(cast, 'a secret that only others know'))],
  ['a signature by no secret', 400, signedBy((_, cast) => signatureOf(cast, ''))],
  [
    'a signature for another purpose',
    400,
    signedBy((_, cast) => createHmac('sha256', testSecret).update(body(cast)).digest('hex')),
  ],
  [
    'the signature of another message',
    400,
    signedBy((_, { payments }) => writeMessage(testSecret, payments.granted).headers[SIGNATURE] ?? ''),
  ],
  [
    'the signature in the body',
    400,
    (cast) => webhookRequest(JSON.stringify({ ...cast.payments, [SIGNATURE]: signatureOf(cast) })),
  ],
  [
    'the signature in the address',
    400,
    (cast) => ({ ...webhookRequest(body(cast)), url: `/api/payments/webhook?${SIGNATURE}=${signatureOf(cast)}` }),
  ],
  ['the session of the buyer', 400, (cast) => webhookRequest(body(cast), bearer(cast.ann))],
  [
    "PayPal's headers",
    400,
    unsigned({
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/x',
      'paypal-transmission-id': 'x',
      'paypal-transmission-sig': 'x',
      'paypal-transmission-time': '2026-11-21T00:00:00Z',
    }),
  ],
  ['the seal of a test', 400, unsigned({ 'bank-seal': 'genuine' })],
  ['a signed message with a space', 400, altered((text) => `${text} `)],
  [
    'a signed message of another payment',
    400,
    altered((_, { payments }) => JSON.stringify({ paymentId: payments.open })),
  ],
  ['a signed message twice', 400, altered((text) => text + text)],
  ['a signed message with more to it', 400, altered((text) => text.replace('}', ',"state":"captured"}'))],
  [
    'a signed message in UTF-16',
    400,
    (cast) => webhookRequest(Buffer.from(body(cast), 'utf16le'), { [SIGNATURE]: signatureOf(cast) }),
  ],
  [
    'a signed message, compressed',
    400,
    (cast) => webhookRequest(gzipSync(body(cast)), { [SIGNATURE]: signatureOf(cast), 'content-encoding': 'gzip' }),
  ],

  // By someone who knows the leaked secret, or by a faulty version of ours.
  ...['', '{"paymentId":', 'null', '[]', '7', '{}', '{"paymentId":7}', '{"paymentId":null}'].map((text): Attack => [
    `signed: ${text}`,
    400,
    () => signed(text),
  ]),
  ['signed: a list of payments', 400, ({ payments }) => signed(JSON.stringify({ paymentId: [payments.approved] }))],
  ['signed: a payment of a prototype', 400, (cast) => signed(`{"__proto__":${body(cast)}}`)],
  ...["' or 1=1 --", 'x\0', '\ud83d', 'x'.repeat(9000), '%', '<b>'].map((paymentId): Attack => [
    `signed: the payment ${JSON.stringify(paymentId).slice(0, 60)}`,
    400,
    () => signed(JSON.stringify({ paymentId })),
  ]),

  ['nothing', 400, () => webhookRequest('')],
  ['broken JSON', 400, () => webhookRequest('{"paymentId":')],
  ['bytes that are no text', 400, () => webhookRequest(Buffer.from('ff00fe', 'hex'))],
  ['lists in lists', 400, () => webhookRequest('['.repeat(40_000))],
  ...['text/html', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'].map(
    (type): Attack => [`the type ${type}`, 400, unsigned({ 'content-type': type })],
  ),
  ['a type that is none', 415, unsigned({ 'content-type': 'x' })],
  ['a body without a type', 400, (cast) => ({ ...webhookRequest(body(cast)), headers: {} })],
  ['one byte over the limit', 413, () => signed('x'.repeat(100 * 1024 + 1))],
  ['5 MB', 413, () => webhookRequest('x'.repeat(5_000_000))],
  ['a read of it', 404, () => ({ url: '/api/payments/webhook' })],
  ['a message by PUT', 404, (cast) => ({ ...webhookRequest(body(cast)), method: 'PUT' })],
  [
    'a message to an address below',
    404,
    (cast) => ({ ...webhookRequest(body(cast)), url: '/api/payments/webhook/wallet' }),
  ],
];
