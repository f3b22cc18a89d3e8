import { gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { ATTACHMENT_BYTES } from '../../../contract/messages.ts';
import { callIds, dataUri, send, sendBody } from '../../harness/messages.ts';
import type { MessageAttack } from '../attack.ts';
import { texts } from './texts.ts';

/** A body of `send` as text, with other headers. */
const sendText = (payload: string | Buffer, headers: Readonly<Record<string, string>> = {}): InjectOptions => ({
  ...send({}),
  payload,
  headers: { 'content-type': 'application/json', ...headers },
});

const whole = JSON.stringify(sendBody());
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const numbered = (count: number, file: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`file${at + 1}`, file]));

const bodies: readonly MessageAttack[] = [
  ['nothing', 400, () => sendText('')],
  ['broken JSON', 400, () => sendText('{"user_id":')],
  ['a list', 400, () => sendText(`[${whole}]`)],
  ['null', 400, () => sendText('null')],
  ['bytes that are no text', 400, () => sendText(Buffer.from('7b22ff22', 'hex'))],
  ['a message, compressed', 400, () => sendText(gzipSync(whole), { 'content-encoding': 'gzip' })],
  ['100 MB, compressed', 400, () => sendText(gzipSync(Buffer.alloc(100_000_000)), { 'content-encoding': 'gzip' })],
  ['lists in lists', 400, () => sendText(nested(300_000))],
  [
    'lists in lists for a message',
    400,
    () => sendText(whole.replace(/"message":"[^"]*"/, `"message":${nested(300_000)}`)),
  ],
  ['lists in lists for a file', 400, () => sendText(whole.replace('"name"', `"file1":${nested(300_000)},"name"`))],
  ['5 MB', 413, () => sendText(whole.padEnd(5_000_000))],
  ['5 MB of a name', 413, () => send(sendBody({ name: 'x'.repeat(5_000_000) }))],
  ['700 KB of an email', 400, () => send(sendBody({ email: `a@${'.'.repeat(700_000)} ` }))],
  ['XML', 415, () => sendText('<user_id/>', { 'content-type': 'application/xml' })],
  ['plain text', 415, () => sendText(whole, { 'content-type': 'text/plain' })],
  ['a type with a header in it', 415, () => sendText(whole, { 'content-type': 'text/html; charset=x, X-Injected: 1' })],
  ['a form', 415, () => sendText('--x--', { 'content-type': 'multipart/form-data; boundary=x' })],
  ['someone without a session', 400, () => sendText('{}', { authorization: 'Bearer none' })],
  ['__proto__', 400, () => sendText(`{"__proto__":${whole}}`)],
  ['__proto__ for parameters', 400, () => sendText(whole.replace('"name"', '"__proto__":{"email":"a@b.c"},"x"'))],
  ['a prototype of the constructor', 400, () => sendText(`{"constructor":{"prototype":${whole}}}`)],
  ['an email by a prototype', 400, () => sendText(whole.replace('"email"', '"constructor":{"prototype":{}},"e"'))],
  ['the public key twice', 400, () => sendText(whole.replace('"user_id"', '"user_id":"certcrest","user_id":"x","a"'))],
];

const templates: readonly MessageAttack[] = [
  '',
  'Contact',
  'contactMessage',
  'passwordReset',
  'constructor',
  '__proto__',
].map((template_id) => [`the template ${template_id}`, 400, () => send(sendBody({}, { template_id }))]);

const files: readonly MessageAttack[] = [
  ['six files', 400, () => send(sendBody(numbered(6, dataUri('a.txt', 'a'))))],
  ['thousands of files', 400, () => send(sendBody(numbered(9000, dataUri('a.txt', 'a'))))],
  ['a file beyond the fifth', 400, () => send(sendBody({ file99: dataUri('a.txt', 'a') }))],
  ['one byte too many', 413, () => send(sendBody({ file1: dataUri('a', Buffer.alloc(ATTACHMENT_BYTES + 1)) }))],
  ['files that are too large together', 413, () => send(sendBody(numbered(5, dataUri('a', Buffer.alloc(110_000)))))],
  ['a list of files for one', 400, () => send(sendBody({ file1: [dataUri('a.txt', 'a')] }))],
  ['an address for a file', 400, () => send(sendBody({ file1: 'https://evil.example/a' }))],
  ['a file of this machine', 400, () => send(sendBody({ file1: 'file:///etc/passwd' }))],
  ['a file without base64', 400, () => send(sendBody({ file1: 'data:text/plain,hello' }))],
  ['a file of another alphabet', 400, () => send(sendBody({ file1: 'data:text/plain;base64,a_-=' }))],
  ['700 KB of what is almost base64', 400, () => send(sendBody({ file1: `data:;base64,${'a'.repeat(699_999)}!` }))],
  ['a name of a file that is cut', 400, () => send(sendBody({ file1: 'data:text/plain;name=%e2%82;base64,YQ==' }))],
  ['100 KB of a name of a file', 400, () => send(sendBody({ file1: dataUri('a'.repeat(100_000), 'a') }))],
  ['a page that is called a picture', 400, () => send(sendBody({ file1: dataUri('a.png', '<b>', 'image/png') }))],
  ['a page that is called text', 400, () => send(sendBody({ file1: dataUri('a.txt', '<b>', 'text/html') }))],
  ['a page', 400, () => send(sendBody({ file1: dataUri('a.html', '<b>', 'text/html') }))],
  ['a program without a name', 400, () => send(sendBody({ file1: `data:;base64,${btoa('MZ\0')}` }))],
  ['semicolons for a file', 400, () => send(sendBody({ file1: `data:${';'.repeat(700_000)}` }))],
];

/** Addresses that are more than one, or more than an address in a header. */
const addresses = [
  'eve,ada@x.y',
  'eve;ada@x.y',
  '<ada@x.y',
  'ada@x.y>',
  'a:b@x.y',
  '"ada"@x.y',
  'a\u0001@x.y',
  'a\u202E@x.y',
  '(a)b@x.y',
  '@x.y,a@x.y',
];

/** No addresses of anyone, and what they are. */
export const noAddresses: readonly (readonly [name: string, text: string])[] = [
  ...Object.entries(texts),
  ...addresses.map((text) => [text, text] as const),
];

/** Every dangerous text where it can't be what it is said to be. */
const inFields = noAddresses.flatMap(([name, text]): MessageAttack[] => [
  [`${name} as an email`, 400, () => send(sendBody({ email: text }))],
  [`${name} as a service`, 400, () => send(sendBody({}, { service_id: text }))],
  [`${name} as a template`, 400, () => send(sendBody({}, { template_id: text }))],
  [`${name} as a public key`, 400, () => send({ ...callIds, user_id: text })],
  [`${name} as a file`, 400, () => send(sendBody({ file1: text }))],
]);

/** Calls of `send` that are refused. */
export const messages: readonly MessageAttack[] = [...bodies, ...templates, ...files, ...inFields];
