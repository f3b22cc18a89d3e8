import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { type Session } from '../../contract/account.ts';
import { bearer, signUp } from '../../tests/harness/accounts.ts';
import { fill, testApp } from '../../tests/harness/app.ts';
import type { Database } from '../db/schema.ts';

const list = '/api/exam/retrieveAllExams/';
const quiz = '/api/exam/administrator/';

describeDialects(
  'what browsers may keep',
  (open) => {
    let db: Database;
    let app: FastifyInstance;
    let ann: Session;

    beforeAll(async () => {
      ({ db } = await open());
      await fill(db);
      app = await testApp(db);
      ann = await signUp(app);
    });

    it.each([
      [list, undefined, 'private, no-cache'],
      [quiz, undefined, 'private, no-cache'],
      [quiz, 'ann', 'private, no-cache'],
      // What someone has bought and put in the cart, and all that is about someone.
      [list, 'ann', 'no-store'],
      ['/api/exam/retrieveUserDetails/?userId=', 'ann', 'no-store'],
      // Refusals.
      ['/api/exam/unknown/', undefined, 'no-store'],
      ['/api/none', undefined, 'no-store'],
    ])('of %s for %s is said by %s', async (url, as, rule) => {
      const id = url.endsWith('=') ? ann.userId : '';
      expect((await app.inject({ url: url + id, headers: as ? bearer(ann) : {} })).headers['cache-control']).toBe(rule);
    });
  },
  'suite',
);
