import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { login, resetPassword, type Session } from '../../contract/account.ts';
import { changePassword } from '../../contract/credentials.ts';
import { retrieveAllExams } from '../../contract/exams.ts';
import { refreshToken } from '../../contract/session.ts';
import { bearer, password, post, signUp } from '../../tests/harness/accounts.ts';
import { fill, testApp } from '../../tests/harness/app.ts';
import { cheapPasswords } from '../../tests/harness/cheapPasswords.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import type { Database } from '../db/schema.ts';

const email = 'ann@example.org';
const newPassword = 'another horse 2';
const { wrongPassword, commonPassword } = changePassword.refusals;

describeDialects('changing the password', (open) => {
  let db: Database;
  let app: FastifyInstance;
  let ann: Session;

  beforeEach(async () => {
    ({ db } = await open());
    await fill(db);
    app = await testApp(db, { passwords: cheapPasswords() });
    ann = await signUp(app);
  });

  const change = (changes: object = {}, as = ann) =>
    post(app, changePassword, { userId: ann.userId, password, newPassword, ...changes }, bearer(as));
  const logIn = async (given: string) => post(app, login, { email, password: given });
  const isOpen = async (as: Session) =>
    (await app.inject({ url: `/api${retrieveAllExams.path}`, headers: bearer(as) })).statusCode === 200;

  it('ends all other sessions and keeps the own', async () => {
    const other = (await logIn(password)).json<Session>();
    const reply = await change();
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { message: 'Your password has been changed. Your other sessions have ended.' },
    ]);
    expect([await isOpen(ann), await isOpen(other)]).toEqual([true, false]);
    expect((await post(app, refreshToken, { refreshToken: ann.refreshToken })).statusCode).toBe(200);
    expect((await post(app, refreshToken, { refreshToken: other.refreshToken })).statusCode).toBe(401);
    expect(await isOpen(ann)).toBe(true);
    expect([(await logIn(password)).statusCode, (await logIn(newPassword)).statusCode]).toEqual([401, 200]);
  });

  it('asks for the current password', async () => {
    const reply = await change({ password: 'wrong horse 9' });
    expect([reply.statusCode, reply.json()]).toEqual([wrongPassword.status, { error: wrongPassword.error }]);
    expect((await logIn(password)).statusCode).toBe(200);
  });

  it('refuses one of the most common passwords', async () => {
    const reply = await change({ newPassword: 'Trustno1' });
    expect([reply.statusCode, reply.json()]).toEqual([commonPassword.status, { error: commonPassword.error }]);
    expect((await logIn(password)).statusCode).toBe(200);
  });

  it('makes links to set another password invalid', async () => {
    await post(app, resetPassword, { email });
    await change();
    const open = db.selectFrom('password_resets').select('id').where('used_at', 'is', null);
    expect(await open.execute()).toEqual([]);
  });

  it('happens once where two ask at the same moment', async () => {
    const replies = await Promise.all([change(), change({ newPassword: 'a third horse 3' })]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });

  it('is limited by wrong passwords of one session, which keep no other out', async () => {
    for (let guess = 0; guess < 10; guess += 1) expect((await change({ password: 'wrong' })).statusCode).toBe(403);
    expect((await change()).statusCode).toBe(429);
    expect((await change({}, (await logIn(password)).json())).statusCode).toBe(200);
  });

  it('is for the user alone', async () => {
    const bob = await signUp(app, 'bob@example.org');
    expect((await change({}, bob)).statusCode).toBe(403);
    expect((await post(app, changePassword, { userId: ann.userId, password, newPassword })).statusCode).toBe(401);
    expect((await logIn(password)).statusCode).toBe(200);
  });
});
