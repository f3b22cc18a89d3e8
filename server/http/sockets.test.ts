import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fill, testApp, type TestDeps } from '../../tests/harness/app.ts';
import { PATIENCE } from '../../tests/harness/patience.ts';
import { exampleSite, type ExampleSite } from '../../tests/harness/site.ts';
import type { Database } from '../db/schema.ts';
import { openSqlite } from '../db/sqlite.ts';

/** Letters of a page that is more than the buffers of both sides hold. */
const LONG = 20_000_000;

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

describe('a connection', { timeout: PATIENCE }, () => {
  let db: Database;
  let site: ExampleSite;
  let app: FastifyInstance;
  let port: number;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    db = openSqlite(':memory:');
    await fill(db);
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await app.close();
    await db.destroy();
    site.dispose();
  });

  /** Starts a server whose pages are longer by so many letters. */
  async function start(deps: TestDeps, letters = 0): Promise<void> {
    site = exampleSite({ filler: 'x'.repeat(letters) });
    app = await testApp(db, { siteDir: site.dir, ...deps });
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  }

  function open(): Socket {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    return socket;
  }

  it('ends where a client sends thousands of requests and reads nothing, and others are served', async () => {
    await start({}, LONG);
    const greedy = Array.from({ length: 20 }, open);
    const ends = greedy.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    for (const socket of greedy) socket.write(get('/certifications').repeat(5000));
    for (const socket of greedy) socket.resume();
    await Promise.all(ends);
    expect((await fetch(`http://127.0.0.1:${port}/api/exam/retrieveAllExams/`)).status).toBe(200);
  });

  it('ends where a client reads nothing of a response for long', async () => {
    await start({ socketLimits: { pipelined: 16, silence: 200 } }, LONG);
    const slow = open().pause();
    slow.write(get('/certifications'));
    await expect.poll(connections, { timeout: PATIENCE }).toBe(1);
    await expect.poll(connections, { timeout: PATIENCE }).toBe(0);
  });

  it('is told to close with each response once the server is about to end', async () => {
    const ending = new AbortController();
    await start({ ending: ending.signal });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const connectionOf = (method: string, path: string) =>
      new Promise<unknown>((resolve, reject) => {
        request({ port, method, path, agent }, (response) => {
          response.resume().on('end', () => resolve(response.headers.connection));
        })
          .on('error', reject)
          .end();
      });
    expect(await connectionOf('GET', '/api/health')).toBe('keep-alive');
    ending.abort();
    for (const [method, path] of [
      ['GET', '/api/health'],
      ['POST', '/api/authComponent/login/'],
      ['GET', '/nowhere'],
      ['GET', '/favicon.svg'],
    ] as const) {
      expect([method, path, await connectionOf(method, path)]).toEqual([method, path, 'close']);
    }
    expect((await fetch(`http://127.0.0.1:${port}/api/health/ready`)).status).toBe(503);
  });

  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
});
