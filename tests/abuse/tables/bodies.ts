import { gzipSync } from 'node:zlib';
import { login } from '../../../contract/account.ts';
import { password } from '../../harness/accounts.ts';
import { type Attack, sendText } from '../attack.ts';

const right = JSON.stringify({ email: 'ann@example.org', password });
const LIMIT = 100 * 1024;

/** A body of exactly so many bytes. */
const bytes = (length: number) => right.padEnd(length);

/** Thousands of fields. */
const many = Array.from({ length: 9000 }, (_, at) => `"${at}":1`);

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** A login with this text for its body. */
const body = (text: string, headers?: Readonly<Record<string, string>>) => () => sendText(login, text, headers);
const typed = (type: string, text = right) => body(text, { 'content-type': type });

/** Bodies that are no object, no JSON, too large, or meant to get past the parser. */
export const bodies: readonly Attack[] = [
  ['a list', 400, body('[]')],
  ['the object in a list', 400, body(`[${right}]`)],
  ['null', 400, body('null')],
  ['a text', 400, body('"ann@example.org"')],
  ['a number', 400, body('7')],
  ['true', 400, body('true')],
  ['an empty object', 400, body('{}')],
  ['no body', 400, body('')],
  ['broken JSON', 400, body('{"email":')],
  ['JSON with a comma too many', 400, body(`${right.slice(0, -1)},}`)],
  ['JSON with a comment', 400, body(`/* */${right}`)],
  ['single quotes', 400, body(right.replaceAll('"', "'"))],
  ['two objects', 400, body(right + right)],
  ['NaN', 400, body('{"email":NaN}')],
  ['XML', 415, typed('application/xml', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><email>&e;</email>')],
  ['a form', 415, typed('application/x-www-form-urlencoded', 'email=ann%40example.org')],
  ['a form of parts', 415, typed('multipart/form-data; boundary=x', '--x--')],
  ['plain text', 400, typed('text/plain')],
  ['a type that does not exist', 415, typed('application/json5')],
  ['a type of thousands of letters', 415, typed(`application/${'x'.repeat(5000)}`)],
  ['a type with a header in it', 415, typed('text/html; charset=x, X-Injected: 1')],
  [
    'UTF-16',
    400,
    () => sendText(login, Buffer.from(right, 'utf16le'), { 'content-type': 'application/json; charset=utf-16le' }),
  ],
  ['bytes that are no UTF-8', 400, () => sendText(login, Buffer.from('7b22656d61696c223a22ff22', 'hex'))],
  ['gzip', 400, () => sendText(login, gzipSync(right), { 'content-encoding': 'gzip' })],
  ['one byte over the limit', 413, body(bytes(LIMIT + 1))],
  ['5 MB', 413, body(bytes(5_000_000))],
  ['lists in lists in a field', 400, body(`{"email":${nested(40_000)},"password":"x"}`)],
  ['lists in lists beside the fields', 401, body(`{"email":"a@b.c","password":"x","more":${nested(40_000)}}`)],
  ['thousands of fields', 401, body(`{${many.join()},${right.slice(1).replace(password, 'x')}`)],
  ['a password twice', 401, body(`${right.slice(0, -1)},"password":"x"}`)],
  ['__proto__', 400, body(`{"__proto__":${right}}`)],
  ['__proto__, escaped', 400, body(`{"\\u005f_proto__":${right}}`)],
  ['a prototype of the constructor', 400, body(`{"constructor":{"prototype":${right}}}`)],
  ['a constructor', 400, body(`{"constructor":${right}}`)],
  ['fields of every object', 400, body('{"toString":"a@b.c","valueOf":"x","hasOwnProperty":1,"then":"x"}')],
  ['names in other case', 400, body(right.replace('email', 'Email'))],
  ['names of no width', 400, body(right.replace('email', 'email\u200b'))],
];
