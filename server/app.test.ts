import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { describeDialects } from '../tests/harness/dialects.ts';
import type { Database } from './db/schema.ts';
import { fill, testApp } from '../tests/harness/app.ts';

const quiz = '/api/exam/administrator/';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describeDialects(
  'the application',
  (open) => {
    let db: Database;
    let app: FastifyInstance;

    beforeAll(async () => {
      ({ db } = await open());
      await fill(db);
      app = await testApp(db);
    });

    it('sets the constant headers on every response, with an id of its own', async () => {
      for (const url of [quiz, '/api/none', '/none', '/%c0']) {
        const { headers } = await app.inject({ url, headers: { 'x-request-id': 'mine' } });
        expect(headers, url).toMatchObject({
          'content-security-policy': expect.stringContaining("default-src 'none'"),
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'permissions-policy': expect.stringContaining('camera=()'),
          'cross-origin-opener-policy': 'same-origin-allow-popups',
          'cross-origin-resource-policy': 'same-origin',
          'x-request-id': expect.stringMatching(uuid),
        });
        expect(headers).not.toHaveProperty('strict-transport-security');
      }
    });

    it('insists on https where it is reached by https', async () => {
      const config = { publicUrl: 'https://practice.example' };
      const { headers } = await (await testApp(db, { config })).inject(quiz);
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    });

    it.each([
      [0, '10.0.0.1'],
      [1, '203.0.113.7'],
      [3, '6.6.6.6'],
    ])('with %i proxies in front takes %s for the client', async (trustProxy, client) => {
      const lines: string[] = [];
      const logStream = { write: (line: string) => lines.push(line) };
      const proxied = await testApp(db, { config: { logLevel: 'info', trustProxy }, logStream });
      const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' };
      await proxied.inject({ url: quiz, remoteAddress: '10.0.0.1', headers });
      expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ req: { ip: client } });
    });

    it('logs neither tokens nor queries', async () => {
      const lines: string[] = [];
      const config = { logLevel: 'trace' } as const;
      const logging = await testApp(db, { config, logStream: { write: (line) => lines.push(line) } });
      const headers = { authorization: 'Bearer s3cret', cookie: 's3cret', 'content-type': 'application/json' };
      await logging.inject({ url: `${quiz}?token=s3cret`, headers });
      await logging.inject({ method: 'POST', url: '/api/none', headers, payload: '{"password":"s3cret"}' });
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.join('')).not.toContain('s3cret');
      expect(lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request completed')).toMatchObject([
        { reqId: expect.stringMatching(uuid), req: { method: 'GET', path: quiz }, res: { statusCode: 401 } },
        { req: { method: 'POST', path: '/api/none' }, res: { statusCode: 404 }, responseTime: expect.any(Number) },
      ]);
    });
  },
  'suite',
);
