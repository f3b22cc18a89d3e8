import type { FastifyInstance, InjectOptions } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { describeDialects } from '../../tests/harness/dialects.ts';
import * as z from 'zod/mini';
import { email } from '../../contract/account.ts';
import { defineEndpoint } from '../../contract/endpoint.ts';
import { fill, testApp } from '../../tests/harness/app.ts';
import type { Database } from '../db/schema.ts';
import { ApiError } from './errors.ts';
import { route } from './route.ts';

const echo = defineEndpoint({
  method: 'POST',
  path: '/echo/',
  body: z.object({ email, times: z.optional(z.number()) }),
  response: z.object({ email: z.string() }),
  refusals: { emailTaken: [409, 'Taken.'] },
});

const invalid = 'The request is not valid.';
const unknown = 'There is nothing at this address.';
const codeOf: ReadonlyMap<number, string> = new Map([
  [400, 'invalidRequest'],
  [404, 'unknownCall'],
  [409, 'emailTaken'],
  [413, 'requestTooLarge'],
  [415, 'unsupportedMediaType'],
]);
const json = { 'content-type': 'application/json' };
const post = (payload: string, headers: Record<string, string> = json): InjectOptions => ({
  method: 'POST',
  url: '/echo/',
  headers,
  payload,
});

describeDialects(
  'errors',
  (open) => {
    let db: Database;
    let app: FastifyInstance;
    const lines: string[] = [];

    beforeAll(async () => {
      ({ db } = await open());
      await fill(db);
      const config = { publicUrl: 'http://localhost', logLevel: 'error' } as const;
      app = await testApp(db, { config, logStream: { write: (line) => lines.push(line) } });
      route(app, echo, async ({ body }) => {
        if (body.email === 'taken@x.y') throw new ApiError(echo.refusals.emailTaken);
        if (body.email === 'crash@x.y') throw new Error('secret detail');
        if (body.email === 'wrong@x.y') return JSON.parse('{"email":7}');
        return { email: body.email, password: 'not in the contract' };
      });
    });

    it.each<[string, InjectOptions, number, string]>([
      ['broken JSON', post('{"email":'), 400, invalid],
      ['no body', post(''), 400, invalid],
      ['prototype tricks', post('{"__proto__":{"a":1},"email":"a@b.c"}'), 400, invalid],
      ['a wrong type', post('{"email":"a@b.c","times":"2"}'), 400, invalid],
      ['what the contract has its own text for', post('{"email":""}'), 400, 'Email is required'],
      ['the first of several mistakes', post('{"email":"a b","times":"2"}'), 400, 'Invalid email format'],
      ['a huge body', post(JSON.stringify({ email: 'a'.repeat(200_000) })), 413, 'The request is too large.'],
      [
        'a form',
        post('email=a', { 'content-type': 'application/x-www-form-urlencoded' }),
        415,
        'The request must be sent as JSON.',
      ],
      ['text that no database can store', post('{"email":"a@b.c","x":["\\u0000"]}'), 400, invalid],
      ['half a character', post('{"email":"a@b.c","\\ud83d":1}'), 400, invalid],
      ['a refusal', post('{"email":"taken@x.y"}'), 409, 'Taken.'],
      ['a NUL', { url: '/api/exam/%00/' }, 400, invalid],
      ['an address that is no text', { url: '/api/exam/%c0/' }, 400, invalid],
      ['a long slug', { url: `/api/exam/${'a'.repeat(65)}/` }, 400, invalid],
      ['an unknown call', { url: '/api/none' }, 404, unknown],
      ['another method', { method: 'DELETE', url: '/api/exam/administrator/' }, 404, unknown],
    ])('responds to %s with a sentence and a code', async (_, request, status, error) => {
      const reply = await app.inject(request);
      expect([reply.statusCode, reply.json()]).toEqual([status, { error, code: codeOf.get(status) }]);
      expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    });

    it.each(['crash', 'wrong'])('logs an unexpected failure (%s) and does not reveal it', async (user) => {
      lines.length = 0;
      const reply = await app.inject(post(`{"email":"${user}@x.y"}`));
      expect(reply.statusCode).toBe(500);
      expect(reply.json()).toEqual({
        error: 'Something went wrong on our side. Please try again later.',
        code: 'unexpected',
      });
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(user === 'crash' ? 'secret detail' : "doesn't match the schema");
    });

    it('sends only what the contract names', async () => {
      const reply = await app.inject(post('{"email":"a@b.c"}'));
      expect([reply.statusCode, reply.json()]).toEqual([200, { email: 'a@b.c' }]);
    });
  },
  'suite',
);
