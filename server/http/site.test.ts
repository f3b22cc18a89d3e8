import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { ownMailService } from '../../contract/configuration.ts';
import { paths } from '../../domain/paths.ts';
import { fill, testApp } from '../../tests/harness/app.ts';
import { exampleSite, type ExampleSite, exampleTitles } from '../../tests/harness/site.ts';
import type { Database } from '../db/schema.ts';
import { inlineHashes } from './securityHeaders.ts';

describeDialects(
  'the site',
  (open) => {
    let db: Database;
    let site: ExampleSite;
    let app: FastifyInstance;
    const asset = '/assets/app-1a2b3c4d.js';
    const logged: string[] = [];

    beforeAll(async () => {
      ({ db } = await open());
      await fill(db);
      site = exampleSite();
      const logStream = { write: (line: string) => logged.push(line) };
      app = await testApp(db, { siteDir: site.dir, config: { logLevel: 'error' }, logStream });
    });
    afterAll(() => site.dispose());

    const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
    const policyOf = (reply: { headers: Record<string, unknown> }) => String(reply.headers['content-security-policy']);

    it.each([
      ['/', exampleTitles['index.html']],
      ['/certifications', exampleTitles['certifications.html']],
      [paths.quiz.href('administrator'), exampleTitles['certifications/administrator.html']],
      // An exam that was added after the build, and pages that depend on the user.
      [paths.quiz.href('developer1'), exampleTitles['app.html']],
      [paths.cart.href(), exampleTitles['app.html']],
      [paths.result.href('developer1', 'attempt-1'), exampleTitles['app.html']],
      [paths.resetPassword.href(), exampleTitles['app.html']],
    ])('responds at %s with the page "%s"', async (url, title) => {
      const reply = await app.inject(url);
      expect([reply.statusCode, titleOf(reply.body)]).toEqual([200, title]);
      expect(reply.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    });

    it.each([
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0.1, gzip', 'gzip'],
      ['zstd', undefined],
    ])('responds to a client that accepts %j by %s', async (accepted, encoding) => {
      const { headers, rawPayload } = await app.inject({ url: '/none', headers: { 'accept-encoding': accepted } });
      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
      expect(headers['content-length']).toBe(String(rawPayload.length));
    });

    it('leads from the usual spelling of a slug to its own', async () => {
      const reply = await app.inject('/certifications/agentforce');
      expect([reply.statusCode, reply.headers.location]).toEqual([301, '/certifications/agenforce']);
    });

    it.each([
      ['/none', exampleTitles['404.html']],
      ['/certifications/unknown', exampleTitles['app.html']],
      ['/certifications/a/b', exampleTitles['404.html']],
      [paths.article.href('unknown'), exampleTitles['app.html']],
      ['/.built', exampleTitles['404.html']],
      ['/app.html', exampleTitles['404.html']],
      ['/CERTIFICATIONS', exampleTitles['404.html']],
      ['/%2e%2e/package.json', exampleTitles['404.html']],
    ])('responds with 404 at %s', async (url, title) => {
      const reply = await app.inject({
        url,
        headers: { 'if-none-match': String((await app.inject('/')).headers.etag) },
      });
      expect([reply.statusCode, titleOf(reply.body)]).toEqual([404, title]);
      expect(reply.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    });

    it('serves a page at each address without parameters', async () => {
      const addresses = Object.values(paths).flatMap(({ pattern }) => (/[:*]/.test(pattern) ? [] : pattern));
      for (const url of addresses) expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200]);
    });

    it('fills its address and configuration into its pages', async () => {
      const evil = 'https://give.example/?a=</script><b>&c="d"';
      const config = { publicUrl: 'https://practice.example', donationUrl: evil };
      const other = await testApp(db, { siteDir: site.dir, config });
      const { body } = await other.inject('/');
      expect(body).toContain('<link rel="canonical" href="https://practice.example/">');
      expect(body).not.toMatch(/PUBLIC_URL|<!--|<b>/);
      const json = /<script type="application\/json" id="configuration">(.*?)<\/script>/.exec(body)?.[1] ?? '';
      expect(JSON.parse(json)).toMatchObject(config);
      expect((await other.inject('/robots.txt')).body).toBe('Sitemap: https://practice.example/sitemap.xml');
      await other.close();
    });

    it('lets pages call the configured mail service, and nothing else', async () => {
      const emailJs = { ...ownMailService, origin: 'https://mails.example' };
      const other = await testApp(db, { siteDir: site.dir, config: { emailJs } });
      expect(policyOf(await other.inject('/'))).toContain("connect-src 'self' https://mails.example;");
      expect(policyOf(await app.inject('/'))).toContain("connect-src 'self';");
      await other.close();
    });

    it('lets only the inline scripts of a page run', async () => {
      const reply = await app.inject('/');
      const policy = policyOf(reply);
      expect(policy).toContain(`script-src 'self' ${inlineHashes(reply.body, 'script')[0]};`);
      expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests/);
    });

    it('sends the precompressed file of a hashed asset, which may be kept for a year', async () => {
      const plain = await app.inject(asset);
      const reply = await app.inject({ url: asset, headers: { 'accept-encoding': 'gzip, br' } });
      expect(reply.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
        'content-type': expect.stringContaining('javascript'),
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
  },
  'suite',
);
