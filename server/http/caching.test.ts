import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addItemToCart } from '../../contract/cart.ts';
import { login, type Session } from '../../contract/account.ts';
import { refreshToken } from '../../contract/session.ts';
import { bearer, password, post, signUp } from '../../tests/harness/accounts.ts';
import { fill, testApp } from '../../tests/harness/app.ts';
import type { Database } from '../db/schema.ts';
import { openSqlite } from '../db/sqlite.ts';

const list = '/api/exam/retrieveAllExams/';
const quiz = '/api/exam/administrator/';

describe('what browsers may keep', () => {
  let db: Database;
  let app: FastifyInstance;
  let ann: Session;

  beforeAll(async () => {
    db = openSqlite(':memory:');
    await fill(db);
    app = await testApp(db);
    ann = await signUp(app);
  });
  afterAll(async () => {
    await app.close();
    await db.destroy();
  });

  const get = (url: string, as?: Session) => app.inject({ url, headers: as ? bearer(as) : {} });

  it.each([list, quiz, '/api/openapi.json'])(
    'is what everyone may read, if they ask again each time: %s',
    async (url) => {
      expect((await get(url)).headers['cache-control']).toBe('private, no-cache');
    },
  );

  it('is neither a profile nor a list that says what someone has bought and put in the cart', async () => {
    for (const url of [`/api/exam/retrieveUserDetails/?userId=${ann.userId}`, list, `${list}?user_id=${ann.userId}`]) {
      const reply = await get(url, ann);
      expect([reply.statusCode, reply.headers['cache-control']], url).toEqual([200, 'no-store']);
    }
  });

  it('is no session and no answer to a change', async () => {
    const replies = [
      await post(app, login, { email: ann.email, password }),
      await post(app, refreshToken, { refreshToken: ann.refreshToken }),
      await post(app, addItemToCart, { userId: ann.userId, examId: 'administrator' }, bearer(ann)),
    ];
    for (const { statusCode, headers } of replies)
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  });

  it('is no refusal', async () => {
    for (const url of ['/api/exam/unknown/', '/api/none', '/api/exam/retrieveUserDetails/?userId=x'])
      expect((await get(url)).headers['cache-control'], url).toBe('no-store');
  });
});
