import { login } from '../../contract/account.ts';
import { password } from '../harness/accounts.ts';

/** What is written to a connection, and the status that it is refused with. */
type WireAttack = readonly [name: string, status: number, bytes: string | Buffer];

const health = 'GET /api/health';
const wrong = '{"email":"ann@example.org","password":"wrong"}';

/** A request by its first line, with headers and a body as they are written. */
const http = (line: string, headers: readonly string[] = [], body = '') =>
  [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', body].join('\r\n');

const post = (headers: readonly string[], body: string) =>
  http(`POST /api${login.path}`, ['Content-Type: application/json', ...headers], body);

const sized = (body: string, size: string | number = body.length) => post([`Content-Length: ${size}`], body);
const chunked = (body: string) => post(['Transfer-Encoding: chunked'], body);
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

const right = JSON.stringify({ email: 'ann@example.org', password });
const megabytes = (count: number) => 'a'.repeat(count * 1_000_000);

/** What is no HTTP, more of it than anyone needs, or can be read in two ways. */
export const wire: readonly WireAttack[] = [
  ['no HTTP', 400, 'hello\r\n\r\n'],
  ['a method that does not exist', 400, http('HACK /api/health')],
  ['a NUL in a header', 400, http(health, ['X: a\0b'])],
  ['a return in a header', 400, http(health, ['X: a\rX-Injected: b'])],
  ['a header of 20 KB', 431, http(health, [`X: ${'a'.repeat(20_000)}`])],
  ['an address of 20 KB', 431, http(`GET /api/exam/${'a'.repeat(20_000)}/`)],
  ['an address of 15 KB', 400, http(`GET /api/exam/${'a'.repeat(15_000)}/`)],
  ['an address that is not ASCII', 400, Buffer.from(http('GET /api/exam/administratör/'))],
  ['a way out of the folder', 404, http('GET /api/../../../etc/passwd')],
  ['a way out by codes', 400, http('GET /api/exam/%2e%2e%2f%2e%2e%2fetc%2fpasswd/')],
  ['TRACE', 404, http('TRACE /api/health', ['X-Secret: s3cret'])],

  ['two lengths', 400, post(['Content-Length: 2', `Content-Length: ${right.length}`], right)],
  ['a length and chunks', 400, post(['Content-Length: 4', 'Transfer-Encoding: chunked'], `${chunk(right)}0\r\n\r\n`)],
  ['a length below zero', 400, sized(right, -1)],
  ['a length beyond all numbers', 400, sized(right, '9'.repeat(30))],
  ['a chunk beyond all numbers', 400, chunked(`${'f'.repeat(20)}\r\n${right}`)],
  ['a chunk with 50 KB of notes', 400, chunked(`1;${'x'.repeat(50_000)}\r\n{\r\n`)],
  ['5 MB', 413, sized(megabytes(5))],
  ['5 MB in chunks', 413, chunked(`${chunk(megabytes(1)).repeat(5)}0\r\n\r\n`)],
  [
    '5 MB to no one',
    413,
    http('POST /api/none', ['Content-Type: text/plain', 'Content-Length: 5000000'], megabytes(5)),
  ],

  [
    'an expectation that no one knows',
    401,
    post(['Expect: the-spanish-inquisition', `Content-Length: ${wrong.length}`], wrong),
  ],
  ['two tokens', 401, http('GET /api/exam/retrieveAllExams/', ['Authorization: Bearer a', 'Authorization: Bearer b'])],
  [
    'another protocol',
    404,
    http('GET /api/none', ['Connection: Upgrade', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__']),
  ],
];
