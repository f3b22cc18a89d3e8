import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commonRefusals, tooManyRequests } from '../../contract/errors.ts';
import { expectRefused } from '../../tests/harness/accounts.ts';
import { fill, testApp, type TestDeps } from '../../tests/harness/app.ts';
import { PATIENCE } from '../../tests/harness/patience.ts';
import { exampleSite, type ExampleSite } from '../../tests/harness/site.ts';
import type { Database } from '../db/schema.ts';
import { openSqlite } from '../db/sqlite.ts';
import type { ClientLimits } from '../limits/clients.ts';

/** Letters of a page that is more than the buffers of both sides hold. */
const LONG = 20_000_000;

const list = '/api/exam/retrieveAllExams/';
const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;

describe('a client', { timeout: PATIENCE }, () => {
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

  /** Starts a server whose pages are longer by so many letters, and whose limits for a client are far but for these. */
  async function start(limits: Partial<ClientLimits>, deps: TestDeps = {}, letters = 0): Promise<void> {
    site = exampleSite({ filler: 'x'.repeat(letters) });
    app = await testApp(db, {
      siteDir: site.dir,
      config: { trustProxy: 1 },
      clientLimits: { atOnce: 1000, callsPerSecond: 0, lag: 0, ...limits },
      ...deps,
    });
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  }
  const from = (ip: string, url = list) => app.inject({ url, headers: { 'x-forwarded-for': ip } });

  function open(): Socket {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    return socket;
  }

  it('loses its connection where it sends thousands of requests and reads nothing, and others are served', async () => {
    await start({}, {}, LONG);
    const greedy = Array.from({ length: 20 }, open);
    const ends = greedy.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    for (const socket of greedy) socket.write(get('/certifications').repeat(5000));
    for (const socket of greedy) socket.resume();
    await Promise.all(ends);
    expect((await from('1.1.1.1')).statusCode).toBe(200);
  });

  it('loses its connection where it reads nothing of a response for long', async () => {
    await start({}, { socketLimits: { pipelined: 16, silence: 200 } }, LONG);
    const slow = open().pause();
    slow.write(get('/certifications'));
    await expect.poll(connections, { timeout: PATIENCE }).toBe(1);
    await expect.poll(connections, { timeout: PATIENCE }).toBe(0);
  });

  it('is limited to so many calls in ten seconds, and others are not', async () => {
    await start({ callsPerSecond: 1 });
    for (let call = 0; call < 10; call += 1) expect((await from('1.1.1.1')).statusCode).toBe(200);
    const refused = await from('1.1.1.1');
    expect([refused.statusCode, refused.json().error]).toEqual([429, tooManyRequests(1).error]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('2.2.2.2')).statusCode).toBe(200);
    for (const url of ['/api/health', '/certifications']) expect((await from('1.1.1.1', url)).statusCode).toBe(200);
  });

  it('is limited to so many responses that it does not read, and others are served', async () => {
    await start({ atOnce: 5 }, {}, LONG);
    const readers = Array.from({ length: 5 }, () => open().pause());
    for (const reader of readers) reader.write(get('/certifications', 'X-Forwarded-For: 1.1.1.1\r\n'));
    const status = async (ip: string) => (await from(ip)).statusCode;
    await expect.poll(() => status('1.1.1.1'), { timeout: PATIENCE }).toBe(503);
    expect(await status('2.2.2.2')).toBe(200);
    for (const reader of readers) reader.destroy();
    await expect.poll(() => status('1.1.1.1'), { timeout: PATIENCE }).toBe(200);
  });

  it('is refused while the server is late, and monitors see that it lives', async () => {
    // No one is in time for that.
    await start({ lag: 0.000_001 });
    await expect.poll(async () => (await from('1.1.1.1')).statusCode, { timeout: PATIENCE }).toBe(503);
    const refused = await from('1.1.1.1');
    expectRefused(refused, commonRefusals.unavailable);
    expect(refused.headers['retry-after']).toBe('5');
    expect((await from('1.1.1.1', '/api/health')).statusCode).toBe(200);
  });

  it('is told to close its connection with each response once the server is about to end', async () => {
    const ending = new AbortController();
    await start({}, { ending: ending.signal });
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
