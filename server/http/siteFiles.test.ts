import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../tests/harness/app.ts';
import { type ExampleSite, exampleSite } from '../../tests/harness/site.ts';
import type { Database } from '../db/schema.ts';
import { openSqlite } from '../db/sqlite.ts';

describe('the files of the site', () => {
  const asset = '/assets/app-1a2b3c4d.js';
  const logged: string[] = [];
  let db: Database;
  let site: ExampleSite;
  let app: FastifyInstance;

  beforeAll(async () => {
    db = openSqlite(':memory:');
    site = exampleSite();
    const logStream = { write: (line: string) => logged.push(line) };
    app = await testApp(db, { siteDir: site.dir, config: { logLevel: 'error' }, logStream });
  });
  afterAll(async () => {
    await app.close();
    await db.destroy();
    site.dispose();
  });

  it('lets hashed assets be kept for a year', async () => {
    const reply = await app.inject(asset);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    });
  });

  it('sends the precompressed file', async () => {
    const plain = await app.inject(asset);
    const reply = await app.inject({ url: asset, headers: { 'accept-encoding': 'gzip, br' } });
    expect(reply.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': plain.headers['content-type'],
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(plain.body);
  });

  it.each(['GET', 'HEAD'] as const)(
    'refuses a part beyond the end of a file (%s), and logs no error',
    async (method) => {
      const reply = await app.inject({ method, url: '/favicon.svg', headers: { range: 'bytes=99999999-' } });
      expect([reply.statusCode, reply.headers['content-range']]).toEqual([416, 'bytes */6']);
      expect(logged).toEqual([]);
    },
  );

  it('responds to a missing asset with a plain 404', async () => {
    const reply = await app.inject('/assets/old-00000000.js');
    expect([reply.statusCode, reply.body]).toEqual([404, 'There is nothing at this address.']);
    expect(reply.headers['content-type']).toContain('text/plain');
  });
});
