import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { login as contract, session } from '../../contract/account.ts';
import { password, post, signUp } from '../../tests/harness/accounts.ts';
import { fill, publicUrl, testApp, testSecret } from '../../tests/harness/app.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import type { Database } from '../db/schema.ts';
import { tx } from '../db/tx.ts';
import { createLimiter } from '../limits/limiter.ts';
import { limits } from '../limits/limits.ts';
import { type AccountDeps, login } from './account.ts';
import { accessTokens } from './auth.ts';
import { deleteUser } from './deleteUser.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { changePassword } from './users.ts';

const email = 'ann@example.org';
const visit = { client: '203.0.113.7', device: 'Chrome on Linux' };
const wrong = [401, { error: 'Invalid credentials, please try again.' }];

describeDialects('login', (open) => {
  let db: Database;
  let app: FastifyInstance;
  const hashes = () => db.selectFrom('users').select('password_hash').execute();

  beforeEach(async () => {
    ({ db } = await open());
    await fill(db);
    app = await testApp(db);
  });

  /** What `login` needs, over the same database as the application. */
  function depsWith(passwords: Passwords): AccountDeps {
    const now = Date.now;
    const limiter = createLimiter(db, limits, now);
    const tokens = accessTokens(testSecret, now);
    return { db, publicUrl, tokenSecret: testSecret, tokens, passwords, limiter, onMailQueued: () => undefined, now };
  }

  it.each([email, ' ANN@Example.org '])('opens a session for %j', async (typed) => {
    const { userId, refreshToken } = await signUp(app);
    const reply = await post(app, contract, { email: typed, password });
    expect(reply.statusCode).toBe(200);
    const opened = session.parse(reply.json());
    expect(opened).toMatchObject({ userId, email, userName: 'ann' });
    expect(opened.refreshToken).not.toBe(refreshToken);
  });

  it.each([
    [email, 'correct horse 2'],
    ['bob@example.org', password],
    ['no address', password],
  ])('responds the same for %s with %s', async (typed, given) => {
    await signUp(app);
    const reply = await post(app, contract, { email: typed, password: given });
    expect([reply.statusCode, reply.json()]).toEqual(wrong);
  });

  it('hashes again what was hashed more cheaply, also in two logins at once', async () => {
    const cheap = { memory: 64, passes: 1, parallelism: 1 };
    await signUp(app);
    await db
      .updateTable('users')
      .set({ password_hash: await createPasswords(cheap).hash(password) })
      .execute();
    const replies = await Promise.all([
      post(app, contract, { email, password }),
      post(app, contract, { email, password }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await hashes()).toEqual([{ password_hash: expect.stringContaining('$m=19456,t=2,p=1$') }]);
    expect((await post(app, contract, { email, password })).statusCode).toBe(200);
  });

  it('leaves a hash as it is that costs what it should', async () => {
    await signUp(app);
    const before = await hashes();
    await post(app, contract, { email, password });
    expect(await hashes()).toEqual(before);
  });

  /** Passwords during whose check something happens. */
  function racing(passwords: Passwords, happen: () => Promise<unknown>): Passwords {
    return {
      ...passwords,
      async isRight(given, stored) {
        const result = await passwords.isRight(given, stored);
        await happen();
        return result;
      },
    };
  }

  it('opens no session where the password is changed between its check and the session', async () => {
    const { userId } = await signUp(app);
    const passwords = createPasswords();
    const newHash = await passwords.hash('another horse 2');
    const deps = depsWith(racing(passwords, () => tx(db, (trx) => changePassword(trx, userId, newHash))));
    await expect(login(deps, visit, email, password)).rejects.toMatchObject({ statusCode: 401 });
    expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
    expect(await hashes()).toEqual([{ password_hash: newHash }]);
  });

  it('opens no session where the account is deleted between its check and the session', async () => {
    const { userId } = await signUp(app);
    const passwords = createPasswords();
    const deletion = () => deleteUser(depsWith(passwords), visit, { id: userId, email });
    await expect(login(depsWith(racing(passwords, deletion)), visit, email, password)).rejects.toMatchObject({
      statusCode: 401,
    });
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('is limited per email, and counts from the start after a success', async () => {
    await signUp(app);
    const fail = () => post(app, contract, { email, password: 'wrong' });
    for (let call = 0; call < 9; call += 1) expect((await fail()).statusCode).toBe(401);
    expect((await post(app, contract, { email, password })).statusCode).toBe(200);
    for (let call = 0; call < 10; call += 1) expect((await fail()).statusCode).toBe(401);
    const refused = await post(app, contract, { email: email.toUpperCase(), password });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ error: 'Too many requests. Please try again in 15 minutes.' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60);
  });
});
