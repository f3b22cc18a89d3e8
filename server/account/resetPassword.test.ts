import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { checkResetPassword, confirmResetPassword, login, resetPassword } from '../../contract/account.ts';
import { retrieveAllExams } from '../../contract/exams.ts';
import { refreshToken } from '../../contract/session.ts';
import { bearer, password, post, signUp, type TestClock, testClock } from '../../tests/harness/accounts.ts';
import { fill, testApp, testSecret } from '../../tests/harness/app.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import type { Database } from '../db/schema.ts';
import { resetTokenOf } from '../secrets/signatures.ts';

const email = 'ann@example.org';
const newPassword = 'another horse 2';
const HOUR = 60 * 60 * 1000;
const gone = [400, { error: 'This link has been used or has expired. Please ask for a new one.' }];
const onItsWay = {
  success: 'If there is an account with this email, a link to set a new password is on its way.',
};

describeDialects('resetting a password', (open) => {
  let db: Database;
  let app: FastifyInstance;
  let clock: TestClock;
  let wakes: number;

  beforeEach(async () => {
    ({ db } = await open());
    await fill(db);
    clock = testClock();
    wakes = 0;
    app = await testApp(db, { now: clock.now, onMailQueued: () => (wakes += 1) });
  });

  const ask = (typed = email) => post(app, resetPassword, { email: typed });
  const check = (token: string) => post(app, checkResetPassword, { token });
  const confirm = (token: string) => post(app, confirmResetPassword, { token, password: newPassword });
  const logIn = async (given: string) => (await post(app, login, { email, password: given })).statusCode;
  const mails = () => db.selectFrom('mails').select(['recipient', 'template', 'data', 'expires_at']).execute();
  const resets = () => db.selectFrom('password_resets').selectAll().orderBy('id').execute();

  /** Asks for a link and returns its token, as the mail will contain it. */
  async function link(): Promise<string> {
    const before = new Set((await resets()).map(({ id }) => id));
    await ask();
    const [reset] = (await resets()).filter(({ id }) => !before.has(id));
    return resetTokenOf(testSecret, reset?.id ?? '');
  }

  it('mails a link to the address of the account', async () => {
    const { userId } = await signUp(app);
    const reply = await ask(' ANN@example.org ');
    expect([reply.statusCode, reply.json()]).toEqual([200, onItsWay]);
    expect(wakes).toBe(1);
    const [reset, ...others] = await resets();
    expect(others).toEqual([]);
    expect(reset).toMatchObject({ user_id: userId, expires_at: clock.now() + HOUR, used_at: null });
    expect(await mails()).toEqual([
      {
        recipient: email,
        template: 'passwordReset',
        data: JSON.stringify({ resetId: reset?.id }),
        expires_at: clock.now() + HOUR,
      },
    ]);
  });

  it('responds the same for an unknown address, and mails nothing', async () => {
    await signUp(app);
    const reply = await ask('bob@example.org');
    expect([reply.statusCode, reply.json()]).toEqual([200, onItsWay]);
    expect([await mails(), await resets(), wakes]).toEqual([[], [], 0]);
  });

  it('stores nothing in the database from which a link could be created', async () => {
    await signUp(app);
    const [, signature = ''] = (await link()).split('.');
    expect(JSON.stringify([await resets(), await db.selectFrom('mails').selectAll().execute()])).not.toContain(
      signature,
    );
  });

  it('sets the new password and ends every session', async () => {
    const session = await signUp(app);
    const reply = await confirm(await link());
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { message: 'Your password has been changed. Please log in.' },
    ]);
    const exams = await app.inject({ url: `/api${retrieveAllExams.path}`, headers: bearer(session) });
    expect([exams.statusCode, exams.json()]).toEqual([401, { error: 'Token is invalid' }]);
    expect([await logIn(password), await logIn(newPassword)]).toEqual([401, 200]);
  });

  it('keeps new sessions when an old device still sends its refresh token', async () => {
    const old = await signUp(app);
    await confirm(await link());
    const session = (await post(app, login, { email, password: newPassword })).json();
    expect((await post(app, refreshToken, { refreshToken: old.refreshToken })).statusCode).toBe(401);
    expect((await post(app, refreshToken, { refreshToken: session.refreshToken })).statusCode).toBe(200);
  });

  it('takes a link once, also from many at once', async () => {
    await signUp(app);
    const token = await link();
    const replies = await Promise.all(Array.from({ length: 8 }, () => confirm(token)));
    const refused = replies.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map((reply) => [reply.statusCode, reply.json()])).toEqual(Array(7).fill(gone));
  });

  it('takes a link for an hour', async () => {
    await signUp(app);
    const [early, late] = [await link(), await link()];
    clock.forward(HOUR - 1);
    expect((await confirm(early)).statusCode).toBe(200);
    clock.forward(1);
    const reply = await confirm(late);
    expect([reply.statusCode, reply.json()]).toEqual(gone);
  });

  it('makes the other links of the user invalid', async () => {
    await signUp(app);
    const [first, second] = [await link(), await link()];
    expect((await confirm(second)).statusCode).toBe(200);
    expect((await confirm(first)).statusCode).toBe(400);
    expect(await logIn(newPassword)).toBe(200);
  });

  it('lets one of two links win that are used at once', async () => {
    await signUp(app);
    const tokens = [await link(), await link()];
    const replies = await Promise.all(tokens.map(confirm));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it.each(['none', 'a.b', `${'a'.repeat(36)}.${'A'.repeat(43)}`])('refuses the token %s', async (token) => {
    const reply = await confirm(token);
    expect([reply.statusCode, reply.json()]).toEqual(gone);
  });

  it('says before a password is typed whether a link can be used, as often as somebody opens it', async () => {
    await signUp(app);
    const [used, late] = [await link(), await link()];
    for (let call = 0; call < 3; call += 1) expect((await check(used)).statusCode).toBe(200);
    expect((await confirm(used)).statusCode).toBe(200);
    clock.forward(HOUR);
    for (const token of [used, late, 'none', 'a.b']) {
      const reply = await check(token);
      expect([reply.statusCode, reply.json()]).toEqual(gone);
    }
  });

  it('refuses a password that sign-up would refuse, and the link stays valid', async () => {
    await signUp(app);
    const token = await link();
    const reply = await post(app, confirmResetPassword, { token, password: 'short' });
    expect([reply.statusCode, reply.json()]).toEqual([400, { error: 'Password must be at least 8 characters' }]);
    expect((await confirm(token)).statusCode).toBe(200);
  });

  it('lets somebody log in again who had tried too often', async () => {
    await signUp(app);
    for (let call = 0; call < 10; call += 1) await logIn('wrong');
    expect(await logIn(password)).toBe(429);
    await confirm(await link());
    expect(await logIn(newPassword)).toBe(200);
  });

  it('is limited per address', async () => {
    for (let call = 0; call < 5; call += 1) expect((await ask()).statusCode).toBe(200);
    const refused = await ask('Ann@Example.org');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await ask('bob@example.org')).statusCode).toBe(200);
  });

  it('asks for an address', async () => {
    const reply = await ask('');
    expect([reply.statusCode, reply.json()]).toEqual([400, { error: 'Email is required!' }]);
  });
});
