import { once } from 'node:events';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { login } from '../../contract/account.ts';
import type { Database } from '../../server/db/schema.ts';
import { password, post, signUp } from '../harness/accounts.ts';
import { fill, testApp } from '../harness/app.ts';
import { describeDialects } from '../harness/dialects.ts';
import { dump } from '../harness/dump.ts';
import { PATIENCE } from '../harness/patience.ts';
import { sentence } from './sound.ts';

/** A request by its first line, with headers and a body as they are written. */
const http = (line: string, headers: readonly string[] = [], body = '') =>
  [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', body].join('\r\n');
const toLogin = (headers: readonly string[], body: string) =>
  http(`POST /api${login.path}`, ['Content-Type: application/json', ...headers], body);
const sized = (body: string, size: string | number = body.length) => toLogin([`Content-Length: ${size}`], body);
const chunked = (body: string) => toLogin(['Transfer-Encoding: chunked'], body);
const chunk = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n`;

const health = 'GET /api/health';
const right = JSON.stringify({ email: 'ann@example.org', password });
const megabytes = (count: number) => 'a'.repeat(count * 1_000_000);

/** What is no HTTP, more of it than anyone needs, or can be read in two ways, and the status that it is refused with. */
const attacks: readonly (readonly [name: string, status: number, bytes: string])[] = [
  ['no HTTP', 400, 'hello\r\n\r\n'],
  ['a return in a header', 400, http(health, ['X: a\rX-Injected: b'])],
  ['a header of 20 KB', 431, http(health, [`X: ${'a'.repeat(20_000)}`])],
  ['an address of 15 KB', 400, http(`GET /api/exam/${'a'.repeat(15_000)}/`)],
  ['a way out of the folder', 404, http('GET /api/../../../etc/passwd')],
  ['TRACE', 404, http('TRACE /api/health', ['X-Secret: s3cret'])],
  ['two lengths', 400, toLogin(['Content-Length: 2', `Content-Length: ${right.length}`], right)],
  [
    'a length and chunks',
    400,
    toLogin(['Content-Length: 4', 'Transfer-Encoding: chunked'], `${chunk(right)}0\r\n\r\n`),
  ],
  ['a length beyond all numbers', 400, sized(right, '9'.repeat(30))],
  ['5 MB', 413, sized(megabytes(5))],
  ['5 MB in chunks', 413, chunked(`${chunk(megabytes(1)).repeat(5)}0\r\n\r\n`)],
  ['another protocol', 404, http('GET /api/none', ['Connection: Upgrade', 'Upgrade: h2c'])],
];

describeDialects(
  'a connection',
  (open) => {
    const lines: string[] = [];
    let db: Database;
    let app: FastifyInstance;
    let port: number;
    let before: unknown;

    beforeAll(async () => {
      ({ db } = await open());
      await fill(db);
      app = await testApp(db, { config: { logLevel: 'warn' }, logStream: { write: (line) => lines.push(line) } });
      port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
      await signUp(app);
      before = await dump(db);
    });
    beforeEach(() => void lines.splice(0));
    afterAll(() => app.close());

    /** Writes exactly these bytes, for what no HTTP client would send, and reads until the other side closes. */
    async function send(bytes: string) {
      const socket = connect(port, '127.0.0.1');
      let reply = '';
      socket.on('data', (chunk) => (reply += String(chunk))).write(bytes);
      // A server that has read enough closes while the rest is still being written.
      await new Promise((resolve) => void socket.on('error', () => undefined).on('close', resolve));
      const [head = '', body = ''] = reply.split('\r\n\r\n');
      return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head, body };
    }

    it.each(attacks)('with %s is refused and changes nothing', async (_, status, bytes) => {
      const reply = await send(bytes);
      expect(reply.status).toBe(status);
      expect(JSON.parse(reply.body)).toEqual({ error: expect.stringMatching(sentence), code: expect.any(String) });
      expect(reply.head).toMatch(/^content-type: application\/json; charset=utf-8\r$/im);
      expect(reply.head).toMatch(/^x-content-type-options: nosniff\r$/im);
      expect(reply.head).not.toMatch(/^x-injected/im);
      expect(await dump(db)).toEqual(before);
      expect((await send(http(health))).status).toBe(200);
      expect(lines).toEqual([]);
    });

    it('that stops in the middle blocks no one, and its end is not logged as our fault', async () => {
      const halves = Array.from({ length: 50 }, async () => {
        const socket = connect(port, '127.0.0.1');
        await once(socket, 'connect');
        await promisify((done: () => void) => socket.write(sized('{"email":', 100), done))();
        return socket;
      });
      const sockets = await Promise.all(halves);
      expect((await post(app, login, { email: 'ann@example.org', password: 'wrong' })).statusCode).toBe(401);
      expect((await send(http(health))).status).toBe(200);
      for (const socket of sockets) socket.destroy();
      await expect.poll(() => promisify(app.server.getConnections.bind(app.server))(), { timeout: PATIENCE }).toBe(0);
      expect(await dump(db)).toEqual(before);
      expect(lines).toEqual([]);
    });
  },
  'suite',
);
