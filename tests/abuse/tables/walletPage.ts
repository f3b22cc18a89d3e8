import type { InjectOptions } from 'fastify';
import { bearer } from '../../harness/accounts.ts';
import type { Attack, Visit } from '../attack.ts';
import type { Cast } from '../cast.ts';
import { texts } from './texts.ts';

type Headers = Readonly<Record<string, string>>;

const url = (search: string) => `/api/payments/wallet?${search}`;
const page = (search: string, headers: Headers = {}): InjectOptions => ({ url: url(search), headers });
const tokenOf = (token: string) => new URLSearchParams({ token: token.toWellFormed() }).toString();

/** What the page's buttons send, or something else. */
const post = (search: string, payload: string | Buffer = 'choice=approve', headers: Headers = {}): InjectOptions => ({
  method: 'POST',
  url: url(search),
  payload,
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
});

/** The headers of a form on another site. */
const fromElsewhere = {
  origin: 'https://evil.example',
  referer: 'https://evil.example/',
  'sec-fetch-site': 'cross-site',
};

/** A choice about Ann's open payment: taken, it would change the database. */
const choose =
  (payload: string | Buffer, headers?: Headers) =>
  ({ payments }: Cast) =>
    post(tokenOf(payments.open), payload, headers);
const json = (payload: string) => choose(payload, { 'content-type': 'application/json' });

/** Choices that are none. */
export const choices: readonly Attack[] = [
  ['no body', 400, choose('')],
  ['no choice', 400, choose('decision=approve')],
  ['an empty choice', 400, choose('choice=')],
  ['a choice that there is not', 400, choose('choice=refund')],
  ['a choice in capitals', 400, choose('choice=APPROVE')],
  ['a choice with a space', 400, choose('choice=approve+')],
  ['a choice with a NUL', 400, choose('choice=approve%00')],
  ['a list of choices', 400, choose('choice[]=approve')],
  ['a choice in an object', 400, choose('choice[approve]=1')],
  ['two choices, the last none', 400, choose('choice=approve&choice=refund')],
  ['a choice of a prototype', 400, choose('__proto__[choice]=approve&constructor=approve')],
  ['a choice in the address', 400, ({ payments }) => post(`${tokenOf(payments.open)}&choice=approve`, 'x=1')],
  ['thousands of fields', 400, choose(Array.from({ length: 9000 }, (_, at) => `a${at}=`).join('&'))],
  ['bytes that are no text', 400, choose(Buffer.from('63686f6963653dff', 'hex'))],
  ['a list of choices as JSON', 400, json('{"choice":["approve"]}')],
  ['a choice of JSON in a list', 400, json('[{"choice":"approve"}]')],
  ['__proto__ as JSON', 400, json('{"__proto__":{"choice":"approve"}}')],
  ['broken JSON', 400, json('{"choice":')],
  ['plain text', 400, choose('choice=approve', { 'content-type': 'text/plain' })],
  ['a form of parts', 415, choose('--x--', { 'content-type': 'multipart/form-data; boundary=x' })],
  ['XML', 415, choose('<choice>approve</choice>', { 'content-type': 'application/xml' })],
  ['5 MB', 413, choose(`choice=approve&x=${'x'.repeat(5_000_000)}`)],
  ['a choice by PUT', 404, ({ payments }) => ({ ...post(tokenOf(payments.open)), method: 'PUT' })],
  ['a page below', 404, () => ({ url: '/api/payments/wallet/admin' })],
  ...Object.entries(texts).map(([name, text]): Attack => [
    `${name} as a choice`,
    [400],
    choose(new URLSearchParams({ choice: text.toWellFormed() }).toString()),
  ]),
];

/**
 * Requests that find nothing to pay. Anyone who has a payment's token may decide about it, from anywhere: as with any
 * provider the page knows no session, so that another site's form can use none. Without the token it does nothing.
 */
export const closed: readonly Visit[] = [
  ...Object.entries(texts).flatMap(([name, text]): Visit[] => [
    [`${name} for a token`, () => page(tokenOf(text))],
    [`${name} for a token, approved`, () => post(tokenOf(text))],
  ]),
  ...(['expired', 'granted', 'returned'] as const).map((kind): Visit => [
    `the page of a payment that is ${kind}`,
    ({ payments }) => page(tokenOf(payments[kind])),
  ]),
  ...(['expired', 'returned'] as const).flatMap((kind) =>
    ['approve', 'decline'].map((choice): Visit => [
      `${choice} a payment that is ${kind}`,
      ({ payments }) => post(tokenOf(payments[kind]), `choice=${choice}`),
    ]),
  ),
  ['no token', () => page('')],
  ['no token, approved', () => post('')],
  ['an empty token', () => page('token=')],
  ['a token of no one', () => page(tokenOf('A'.repeat(43)))],
  ['a token of no one, approved', () => post(tokenOf('A'.repeat(43)))],
  ['two tokens', ({ payments }) => page(`token=${payments.open}&token=${payments.open}`)],
  ['two tokens, approved', ({ payments }) => post(`token=${payments.open}&token=${payments.open}`)],
  ['a list of tokens, approved', ({ payments }) => post(`token[]=${payments.open}`)],
  ['a token with a line', ({ payments }) => page(`token=${payments.open}%0a`)],
  ['a token with a NUL', ({ payments }) => page(`token=${payments.open}%00`)],
  ['a token in lower case', ({ payments }) => page(tokenOf(payments.open.toLowerCase()))],
  ['a token that is cut, declined', ({ payments }) => post(tokenOf(payments.open.slice(0, -1)), 'choice=decline')],
  ['a token in the body', ({ payments }) => post('', `choice=approve&token=${payments.open}`)],
  ['a token in a cookie', ({ payments }) => post('', 'choice=approve', { cookie: `token=${payments.open}` })],
  ['the session of the buyer', ({ ann }) => post('', 'choice=approve', bearer(ann))],
  ["the buyer's id for a token", ({ ann }) => post(tokenOf(ann.userId))],
  ['a form on another site', () => post('', 'choice=approve', fromElsewhere)],
  [
    'a form on another site, with the session',
    ({ ann }) => post('', 'choice=approve', { ...fromElsewhere, ...bearer(ann) }),
  ],
  ['another host', () => page('token=none', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })],
];

/** Choices that redirect and decide nothing any more. */
export const decided: readonly Visit[] = [
  ...['approve', 'decline'].map((choice): Visit => [
    `${choice} what was paid`,
    ({ payments }) => post(tokenOf(payments.granted), `choice=${choice}`),
  ]),
  [
    'approve what was paid, from another site',
    ({ payments }) => post(tokenOf(payments.granted), undefined, fromElsewhere),
  ],
  ['cancel a payment', ({ payments }) => post(tokenOf(payments.open), 'choice=cancel')],
  ['cancel at another host', ({ payments }) => post(tokenOf(payments.open), 'choice=cancel', { host: 'evil.example' })],
  ['cancel, and go on elsewhere', () => post('token=none&next=//evil.example', 'choice=cancel&next=//evil.example')],
  ...Object.entries(texts).map(([name, text]): Visit => [`cancel ${name}`, () => post(tokenOf(text), 'choice=cancel')]),
];
