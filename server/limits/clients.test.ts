import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commonRefusals, tooManyRequests } from '../../contract/errors.ts';
import { fill, testApp } from '../../tests/harness/app.ts';
import { PATIENCE } from '../../tests/harness/patience.ts';
import { exampleSite, type ExampleSite } from '../../tests/harness/site.ts';
import type { Database } from '../db/schema.ts';
import { openSqlite } from '../db/sqlite.ts';
import type { ClientLimits } from './clients.ts';

const list = '/api/exam/retrieveAllExams/';
const far: ClientLimits = { atOnce: 1000, callsPerSecond: 0, lag: 0 };

describe('what a client may do', { timeout: PATIENCE }, () => {
  let db: Database;
  let site: ExampleSite;
  let app: FastifyInstance;

  beforeEach(async () => {
    db = openSqlite(':memory:');
    await fill(db);
  });
  afterEach(async () => {
    await app.close();
    await db.destroy();
    site.dispose();
  });

  /** Starts a server whose pages are longer by so many letters. */
  const start = async (limits: Partial<ClientLimits>, letters = 0) => {
    site = exampleSite({ filler: 'x'.repeat(letters) });
    app = await testApp(db, {
      siteDir: site.dir,
      config: { trustProxy: 1 },
      clientLimits: { ...far, ...limits },
    });
  };
  const from = (ip: string, url = list) => app.inject({ url, headers: { 'x-forwarded-for': ip } });

  it('is limited to so many calls in ten seconds, and others are not', async () => {
    await start({ callsPerSecond: 1 });
    for (let call = 0; call < 10; call += 1) expect((await from('1.1.1.1')).statusCode).toBe(200);
    const refused = await from('1.1.1.1');
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { error: tooManyRequests(1).error, code: 'tooManyRequests' },
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('2.2.2.2')).statusCode).toBe(200);
    expect((await from('1.1.1.1', '/api/health')).statusCode).toBe(200);
    expect((await from('1.1.1.1', '/certifications')).statusCode).toBe(200);
  });

  it('is limited to so many responses that it does not read, and others are served', async () => {
    // Pages are more than the buffers of both sides hold.
    await start({ atOnce: 5 }, 20_000_000);
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    const readers = Array.from({ length: 5 }, () => {
      const socket = connect(port, '127.0.0.1').pause();
      socket.write('GET /certifications HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 1.1.1.1\r\n\r\n');
      return socket;
    });
    const status = async (ip: string) =>
      (await fetch(`http://127.0.0.1:${port}${list}`, { headers: { 'x-forwarded-for': ip } })).status;
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
    expect([refused.json(), refused.headers['retry-after']]).toEqual([
      { error: commonRefusals.unavailable.error, code: 'unavailable' },
      '5',
    ]);
    expect((await from('1.1.1.1', '/api/health')).statusCode).toBe(200);
  });
});
