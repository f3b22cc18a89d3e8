import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { login } from '../../contract/account.ts';
import type { Database } from '../../server/db/schema.ts';
import { post, signUp } from '../harness/accounts.ts';
import { fill, testApp } from '../harness/app.ts';
import { describeDialects } from '../harness/dialects.ts';
import { dump } from '../harness/dump.ts';
import { PATIENCE } from '../harness/patience.ts';
import { rawHttp } from '../harness/rawHttp.ts';
import { sentence } from './sound.ts';
import { wire } from './wireAttacks.ts';

const health = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
const half = `POST /api${login.path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email":`;

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

    /** Opens a connection, sends half a request, and returns a function that disconnects. */
    async function sendHalf(): Promise<() => void> {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      await promisify((done: () => void) => socket.write(half, done))();
      return () => socket.destroy();
    }

    /** How many connections there are, as the server knows. */
    const connections = () => promisify(app.server.getConnections.bind(app.server))();

    it.each(wire)('with %s is refused and changes nothing', async (_, status, bytes) => {
      const reply = await rawHttp(port, bytes);
      expect(reply.status).toBe(status);
      expect(JSON.parse(reply.body)).toEqual({ error: expect.stringMatching(sentence), code: expect.any(String) });
      expect(reply.headers).toMatch(/^content-type: application\/json; charset=utf-8\r$/im);
      expect(reply.headers).toMatch(/^x-content-type-options: nosniff\r$/im);
      expect(reply.headers).not.toMatch(/^x-injected/im);
      expect(await dump(db)).toEqual(before);
      expect(await rawHttp(port, health)).toMatchObject({ status: 200 });
      expect(lines).toEqual([]);
    });

    it('to somewhere else is closed', async () => {
      expect(await rawHttp(port, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n')).toMatchObject({
        status: undefined,
      });
    });

    it('without a host is refused by Node itself', async () => {
      const reply = await rawHttp(port, 'GET /api/health HTTP/1.1\r\n\r\n');
      expect(reply).toMatchObject({ status: 400, body: '0\r\n\r\n' });
    });

    it('that stops in the middle blocks no one, and its end is not logged as our fault', async () => {
      const leave = await Promise.all(Array.from({ length: 50 }, sendHalf));
      expect((await post(app, login, { email: 'ann@example.org', password: 'wrong' })).statusCode).toBe(401);
      expect(await rawHttp(port, health)).toMatchObject({ status: 200 });
      for (const leaveOne of leave) leaveOne();
      await expect.poll(connections, { timeout: PATIENCE }).toBe(0);
      expect(await dump(db)).toEqual(before);
      expect(lines).toEqual([]);
    });
  },
  'suite',
);
