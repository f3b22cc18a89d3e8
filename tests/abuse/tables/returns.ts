import type { InjectOptions } from 'fastify';
import type { Visit } from '../attack.ts';
import type { Cast } from '../cast.ts';
import { texts } from './texts.ts';

/** The way back from a provider, with a query as it arrives. */
const back = (search: string | ((cast: Cast) => string), headers: Readonly<Record<string, string>> = {}) => {
  return (cast: Cast): InjectOptions => ({
    url: `/api/payments/return?${typeof search === 'string' ? search : search(cast)}`,
    headers,
  });
};

const queryOf = (name: string, value: string, more: Readonly<Record<string, string>>) =>
  new URLSearchParams({ [name]: value.toWellFormed(), ...more }).toString();

/** Addresses of others, in each way that a browser may read one. */
const elsewhere = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '@evil.example',
  '.evil.example',
  ':80@evil.example',
  '#@evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
];

/** The way to an identity provider, which can't be reached, and the way back from it. */
const login = (way: 'start' | 'callback', search: string, headers: Readonly<Record<string, string>> = {}) => {
  return (): InjectOptions => ({ url: `/api/authComponent/openId/google/${way}?${search}`, headers });
};

/** Returns that would redirect somewhere else, or add something to the address. */
export const returns: readonly Visit[] = [
  ...elsewhere.flatMap((address): Visit[] => [
    [`the token ${address}`, back(queryOf('token', address, { PayerID: 'me' }))],
    [`the token ${address}, as it is`, back(`token=${address.replace('#', '%23')}&PayerID=me`)],
    [`the payer ${address}`, back(queryOf('PayerID', address, { token: 'PAY-1' }))],
    [
      `the next page ${address}`,
      back(queryOf('next', address, { returnUrl: address, redirect_uri: address, url: address })),
    ],
  ]),
  ...Object.entries(texts).flatMap(([name, text]): Visit[] => [
    [`${name} as a token`, back(queryOf('token', text, { PayerID: 'me' }))],
    [`${name} as a payer`, back(queryOf('PayerID', text, { token: 'PAY-1' }))],
    [`${name} as a parameter`, back(queryOf(text, text, {}))],
  ]),
  ...elsewhere.flatMap((address): Visit[] => [
    [`a login with the next page ${address}`, login('start', queryOf('next', address, {}))],
    [`a login with the next page ${address}, below ours`, login('start', queryOf('next', `/cart${address}`, {}))],
    [`the state ${address}`, login('callback', queryOf('state', address, { code: 'x', iss: address }))],
    [`the error ${address}`, login('callback', queryOf('error', address, { error_description: address }))],
  ]),
  ...Object.entries(texts).map(([name, text]): Visit => [
    `${name} as a code`,
    login('callback', queryOf('code', text, { state: 'x' })),
  ]),
  ['two next pages', login('start', 'next=/cart&next=https://evil.example')],
  ['a login from another host', login('start', '', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })],
  ['an invented login', login('callback', 'code=x&state=x', { cookie: 'certcrest_openid=x; certcrest_openid=y' })],
  ['a line and a header', back('token=x%0d%0aX-Injected:%201&PayerID=me')],
  ['a line and an address', back('token=x%0aLocation:%20https://evil.example&PayerID=me')],
  ['a line and a page', back('token=x%0d%0a%0d%0a<script>alert(1)</script>')],
  ['a letter that ends in a line', back('token=x%E5%98%8A%E5%98%8DSet-Cookie:a=b&PayerID=me')],
  ['a line, encoded twice', back('token=x%250d%250aX-Injected:1&PayerID=me')],
  ['half a code', back('token=%2&PayerID=%')],
  ['bytes that are no text', back('token=%ff%fe&PayerID=%c0%af')],
  ['two tokens', back('token=https://evil.example&token=PAY-1&PayerID=me')],
  ['a list of tokens', back('token[]=PAY-1&PayerID[]=me')],
  ['a token in an object', back('token[href]=https://evil.example&PayerID=me')],
  ['two payers', back('token=PAY-1&PayerID=a&PayerID=b')],
  ['a token of a prototype', back('__proto__[token]=PAY-1&constructor[prototype][token]=x')],
  ['a token of 14,000 letters', back(`token=${'x'.repeat(14_000)}&PayerID=me`)],
  ['a payer of 14,000 quotes', back(`token=PAY-1&PayerID=${"'".repeat(14_000)}`)],
  ['2,000 parameters', back(Array.from({ length: 2000 }, (_, at) => `a${at}=x`).join('&'))],
  ['2,000 tokens', back(Array<string>(2000).fill('token=x').join('&'))],
  ['no query', () => ({ url: '/api/payments/return' })],
  ['a slash at the end', () => ({ url: '/api/payments/return/?token=PAY-1' })],
  ['the names in capitals', back('TOKEN=PAY-1&PAYERID=me')],
  ['another host', back('token=PAY-1', { host: 'evil.example' })],
  ["another host's proxy", back('', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' })],
  ['a link on another site', back('token=PAY-1', { referer: 'https://evil.example', origin: 'https://evil.example' })],
  ['the approved payment of another', back(({ payments }) => `token=${payments.approved}&PayerID=me`)],
];
