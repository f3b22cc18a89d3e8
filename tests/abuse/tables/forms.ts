import { gzipSync } from 'node:zlib';
import { ATTACHMENT_BYTES } from '../../../contract/messages.ts';
import { formFields, formOf, sendBody, sendForm, sendParts } from '../../harness/messages.ts';
import type { MessageAttack } from '../attack.ts';
import { noAddresses } from './messages.ts';

const BOUNDARY = 'x'.repeat(30);
/** The type that goes with `honestBody`. */
export const formType = `multipart/form-data; boundary=${BOUNDARY}`;

/** One part of a form, by its header lines and what it holds. */
const part = (headers: string, content: string) => `--${BOUNDARY}\r\n${headers}\r\n\r\n${content}\r\n`;
const field = (name: string, value: string) => part(`Content-Disposition: form-data; name="${name}"`, value);
const end = `--${BOUNDARY}--\r\n`;
const fields = formFields.map(([name, value]) => field(name, value)).join('');
const form = (body: string) => sendParts(body, formType);

/** The body that those below are made from: it is taken. */
export const honestBody = fields + end;

/** Calls of `send-form` that are refused. */
export const forms: readonly MessageAttack[] = [
  ['an empty form', 400, () => form(end)],
  ['no form', 400, () => form('')],
  ['a form without an end', 400, () => form(fields)],
  [
    'a form that ends in a file',
    400,
    () => form(`${fields}${part('Content-Disposition: form-data; name="f"; filename="a"', 'a')}`.slice(0, -10)),
  ],
  ['a form without a boundary', 400, () => sendParts(honestBody, 'multipart/form-data')],
  ['a form by another boundary', 400, () => sendParts(honestBody, 'multipart/form-data; boundary=y')],
  [
    'a form with 10 KB of a boundary',
    400,
    () => sendParts(honestBody, `multipart/form-data; boundary=${'y'.repeat(10_000)}`),
  ],
  ['a form of another kind', 415, () => sendParts('user_id=certcrest', 'application/x-www-form-urlencoded')],
  ['JSON to send-form', 415, () => sendParts(JSON.stringify(sendBody()), 'application/json')],
  ['a type that begins like a form', 415, () => sendParts(honestBody, `multipart/form-dataz; boundary=${BOUNDARY}`)],
  [
    'a form in a form',
    400,
    () =>
      form(part('Content-Disposition: form-data; name="a"\r\nContent-Type: multipart/mixed; boundary=y', fields) + end),
  ],
  ['a form, compressed', 400, () => ({ ...sendParts(gzipSync(honestBody), formType) })],
  ['a form of 5 MB', 413, () => form(`${fields}${'x'.repeat(5_000_000)}${end}`)],
  [
    'six files in a form',
    400,
    async () =>
      sendForm(formOf([...formFields, ...Array.from({ length: 6 }, () => ['f', new File(['a'], 'a')] as const)])),
  ],
  [
    'thousands of files in a form',
    400,
    () => form(fields + part('Content-Disposition: form-data; name="f"; filename="a"', '').repeat(7000) + end),
  ],
  ['thousands of fields', 400, () => form(fields + field('f', '').repeat(8000) + end)],
  [
    'one byte too many in a form',
    413,
    async () => sendForm(formOf([...formFields, ['f', new File([Buffer.alloc(ATTACHMENT_BYTES + 1)], 'a')]])),
  ],
  ['an email twice', 400, () => form(`${fields}${field('email', 'eve@evil.example')}${end}`)],
  ['a template twice', 400, () => form(`${fields}${field('template_id', 'feedback')}${end}`)],
  [
    'a file for a public key',
    400,
    () => form(part('Content-Disposition: form-data; name="user_id"; filename="a"', 'certcrest') + end),
  ],
  [
    'a form by __proto__',
    400,
    () => form(`${field('__proto__[user_id]', 'certcrest')}${field('__proto__', 'certcrest')}${end}`),
  ],
  ['a field without a name', 400, () => form(part('Content-Disposition: form-data', 'a') + end)],
  [
    'a part with a thousand headers',
    400,
    () => form(part(`${'X: a\r\n'.repeat(1000)}Content-Disposition: attachment; name="a"`, 'a') + end),
  ],
  ['a part with a NUL in its headers', 400, () => form(part('Content-Disposition\0: form-data; name="a"', 'a') + end)],
  ...noAddresses.map(([name, text]): MessageAttack => [
    `${name} as an email in a form`,
    400,
    () => form(honestBody.replace('ada@people.example', () => text)),
  ]),
];
