import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../src/app/paths.ts';
import type { Database } from '../db/schema.ts';
import { openSqlite } from '../db/sqlite.ts';
import { fill, testApp } from '../testing/app.ts';
import { exampleIndex, type ExampleSite, exampleSite } from '../testing/site.ts';
import { inlineHashes } from './inlineHashes.ts';

describe('the site', () => {
  let db: Database;
  let site: ExampleSite;
  let app: FastifyInstance;
  const asset = '/assets/app-1a2b3c4d.js';

  beforeAll(async () => {
    db = openSqlite(':memory:');
    await fill(db);
    site = exampleSite();
    app = await testApp(db, { siteDir: site.dir });
  });
  afterAll(async () => {
    await app.close();
    await db.destroy();
    site.dispose();
  });

  it.each([
    ...Object.values(paths)
      .map(({ pattern }) => pattern)
      .filter((pattern) => !/[:*]/.test(pattern)),
    paths.quiz.href('administrator'),
    '/certifications/',
    '/?from=mail',
  ])('answers its page at %s', async (url) => {
    const reply = await app.inject(url);
    expect([reply.statusCode, reply.body]).toEqual([200, exampleIndex]);
    expect(reply.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  });

  it('revalidates its page', async () => {
    const { etag } = (await app.inject('/')).headers;
    const again = await app.inject({ url: '/certifications', headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    '/none',
    '/certifications/unknown',
    '/certifications/%20',
    '/certifications/a/b',
    `/certifications/${'a'.repeat(5000)}`,
    '/.built',
    '/index.html',
    '/robots.txt/x',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
  ])('answers its page with 404 at %s', async (url) => {
    const reply = await app.inject({ url, headers: { 'if-none-match': String((await app.inject('/')).headers.etag) } });
    expect([reply.statusCode, reply.body]).toEqual([404, exampleIndex]);
    expect(reply.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  });

  it('lets hashed assets be kept for a year', async () => {
    const reply = await app.inject(asset);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    });
  });

  it('sends the compressed form that was made beforehand', async () => {
    const plain = await app.inject(asset);
    const reply = await app.inject({ url: asset, headers: { 'accept-encoding': 'gzip, br' } });
    expect(reply.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': plain.headers['content-type'],
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(plain.body);
  });

  it('serves other files for revalidation', async () => {
    const reply = await app.inject('/robots.txt');
    expect([reply.statusCode, reply.body]).toEqual([200, 'User-agent: *']);
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  it('answers a missing asset with a plain 404', async () => {
    const reply = await app.inject('/assets/old-00000000.js');
    expect([reply.statusCode, reply.body]).toEqual([404, 'There is nothing at this address.']);
    expect(reply.headers['content-type']).toContain('text/plain');
  });

  it('takes nothing but reads', async () => {
    const reply = await app.inject({ method: 'POST', url: '/' });
    expect([reply.statusCode, reply.json()]).toEqual([404, { error: 'There is nothing at this address.' }]);
  });

  it('answers HEAD', async () => {
    expect((await app.inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200);
    expect((await app.inject({ method: 'HEAD', url: '/none' })).statusCode).toBe(404);
  });

  it('lets only the inline scripts of its page run', async () => {
    const policy = String((await app.inject('/')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${inlineHashes(exampleIndex, 'script')[0]};`);
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests/);
  });

  it('still answers the API', async () => {
    expect((await app.inject('/api/exam/administrator/')).statusCode).toBe(200);
    expect((await app.inject('/api/none')).json()).toEqual({ error: 'There is nothing at this address.' });
  });

  it('shows the page of a quiz while the database fails', async () => {
    const broken = openSqlite(':memory:');
    await broken.destroy();
    const reply = await (await testApp(broken, { siteDir: site.dir })).inject(paths.quiz.href('administrator'));
    expect(reply.statusCode).toBe(200);
  });

  it('is left out where it is not built', async () => {
    const reply = await (await testApp(db)).inject('/');
    expect([reply.statusCode, reply.json()]).toEqual([404, { error: 'There is nothing at this address.' }]);
  });
});
