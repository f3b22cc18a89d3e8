import { expect, it } from 'vitest';
import { login as contract, register, session } from '../../contract/account.ts';
import { expectRefused, password, post } from '../../tests/harness/accounts.ts';
import { accountsOf, annsEmail } from '../../tests/harness/accountsOf.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { testApp } from '../../tests/harness/app.ts';
import { tx } from '../db/tx.ts';
import { createPasswords } from './passwords.ts';
import { setPasswordHash } from './users.ts';
import { cheapPasswords } from '../../tests/harness/cheapPasswords.ts';

const { emailTaken } = register.refusals;

describeDialects('register', (open) => {
  const site = accountsOf(open);

  it('opens an account and its first session', async () => {
    const reply = await site.post(register, { email: 'Ann.Lee@Example.org', password });
    expect(reply.statusCode).toBe(200);
    const opened = session.parse(reply.json());
    expect(opened).toMatchObject({ userName: 'ann.lee', email: 'ann.lee@example.org' });
    expect(await site.isOpen(opened)).toBe(true);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('stores neither password nor refresh token', async () => {
    const [users, sessions] = [await site.rows('users'), await site.rows('sessions')];
    expect(users).toEqual([expect.objectContaining({ password_hash: expect.stringMatching(/^\$argon2id\$/) })]);
    expect(sessions).toEqual([expect.objectContaining({ refresh_hash: expect.stringMatching(/^[0-9a-f]{64}$/) })]);
    expect(JSON.stringify([users, sessions])).not.toContain(site.ann.refreshToken);
    expect(JSON.stringify([users, sessions])).not.toContain(password);
  });

  it.each(['ann@example.org', 'ANN@example.ORG'])('refuses an email that is taken, as %s', async (email) => {
    expectRefused(await site.post(register, { email, password }), emailTaken);
  });

  it('opens one account when several ask for one email at once', async () => {
    const names = ['bob', 'Bob', 'bOB', 'BOB', 'bob', 'boB'];
    const replies = await Promise.all(
      names.map((name) => site.post(register, { email: `${name}@example.org`, password })),
    );
    const refused = replies.filter(({ statusCode }) => statusCode !== 200);
    expect(refused).toHaveLength(5);
    for (const reply of refused) expectRefused(reply, emailTaken);
    expect(await site.rows('users')).toHaveLength(2);
    expect(await site.rows('sessions')).toHaveLength(2);
  });
});

describeDialects('login', (open) => {
  const site = accountsOf(open);
  const hashes = async () => (await site.rows('users')).map(({ password_hash }) => password_hash);

  it.each([annsEmail, ' ANN@Example.org '])('opens a session for %j', async (typed) => {
    const reply = await site.logIn(password, typed);
    expect(reply.statusCode).toBe(200);
    const opened = session.parse(reply.json());
    expect(opened).toMatchObject({ userId: site.ann.userId, email: annsEmail, userName: 'ann' });
    expect(opened.refreshToken).not.toBe(site.ann.refreshToken);
  });

  it.each([
    [annsEmail, 'correct horse 2'],
    ['bob@example.org', password],
    ['no address', password],
  ])('responds the same for %s with %s', async (typed, given) => {
    expectRefused(await site.logIn(given, typed), contract.refusals.wrongCredentials);
  });

  it('hashes again what was hashed more cheaply, also in two logins at once', async () => {
    const app = await testApp(site.db, { passwords: createPasswords() });
    const logIn = () => post(app, contract, { email: annsEmail, password });
    const replies = await Promise.all([logIn(), logIn()]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await hashes()).toEqual([expect.stringContaining('$m=19456,t=2,p=1$')]);
    expect((await logIn()).statusCode).toBe(200);
  });

  it('opens no session where the password is changed between its check and the session', async () => {
    const passwords = cheapPasswords();
    const newHash = await passwords.hash('another horse 2');
    const app = await testApp(site.db, {
      passwords: {
        ...passwords,
        isRight: async (...given) => {
          const isRight = await passwords.isRight(...given);
          await tx(site.db, (trx) => setPasswordHash(trx, site.ann.userId, newHash).execute());
          return isRight;
        },
      },
    });
    expect((await post(app, contract, { email: annsEmail, password })).statusCode).toBe(401);
    expect(await site.rows('sessions')).toHaveLength(1);
    expect(await hashes()).toEqual([newHash]);
  });

  it('is limited per email, and counts from the start after a success', async () => {
    const fail = () => site.logIn('wrong');
    for (let call = 0; call < 9; call += 1) expect((await fail()).statusCode).toBe(401);
    expect((await site.logIn()).statusCode).toBe(200);
    for (let call = 0; call < 10; call += 1) expect((await fail()).statusCode).toBe(401);
    expect((await site.logIn(password, annsEmail.toUpperCase())).statusCode).toBe(429);
  });
});
