import type { FastifyInstance, InjectOptions } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { password } from '../../tests/harness/accounts.ts';
import { fill, testApp } from '../../tests/harness/app.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { containsUnstorableText } from './route.ts';

const NUL = 'a\0b';
const HALF_PAIR = 'a\ud83db';
const invalid = [400, { error: 'The request is not valid.', code: 'invalidRequest' }];

/** Lists in lists, deeper than any stack. */
const deep = (innermost: string) => `${'['.repeat(40_000)}${innermost}${']'.repeat(40_000)}`;

describe('containsUnstorableText', () => {
  it.each([NUL, HALF_PAIR, [NUL], { a: [{ b: HALF_PAIR }] }, { [NUL]: 1 }, JSON.parse(deep(JSON.stringify(NUL)))])(
    'finds it (%#)',
    (data) => {
      expect(containsUnstorableText(data)).toBe(true);
    },
  );

  it.each(['', 'text', '\u{1f600}', 'line\r\n\t\u0001', 1, true, null, undefined, {}, [[], { a: 'b' }]])(
    'finds nothing in %j',
    (data) => {
      expect(containsUnstorableText(data)).toBe(false);
    },
  );
});

describeDialects('text that can not be stored', (open) => {
  let app: FastifyInstance;

  beforeEach(async () => {
    const { db } = await open();
    await fill(db);
    app = await testApp(db);
  });

  const given = { email: 'ann@example.org', password };

  it.each<[string, InjectOptions]>([
    ['a query', { url: '/api/exam/retrieveAllExams/?user_id=%00' }],
    [
      'a field that no one reads',
      { method: 'POST', url: '/api/authComponent/login/', payload: { ...given, x: [NUL] } },
    ],
    [
      'great depth',
      {
        method: 'POST',
        url: '/api/authComponent/login/',
        headers: { 'content-type': 'application/json' },
        payload: `{"email":"a@b.c","password":"x","x":${deep('"\\u0000"')}}`,
      },
    ],
  ])('is refused in %s', async (_, request) => {
    const reply = await app.inject(request);
    expect([reply.statusCode, reply.json()]).toEqual(invalid);
  });
});
