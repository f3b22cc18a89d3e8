import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { changePassword } from '../../contract/credentials.ts';
import { confirmResetPassword, login, register, resetPassword } from '../../contract/account.ts';
import { bearer, password, post, signUp, type TestClock, testClock } from '../../tests/harness/accounts.ts';
import { fill, testApp, testSecret } from '../../tests/harness/app.ts';
import { cheapPasswords } from '../../tests/harness/cheapPasswords.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import type { Database } from '../db/schema.ts';
import { limits } from '../limits/limits.ts';
import { resetTokenOf } from '../secrets/signatures.ts';

const email = 'ann@example.org';
const newPassword = 'another horse 2';
const { max, seconds } = limits.login.target;

/** The cookie that a response sets, as a browser sends it back. */
function cookieOf({ headers }: LightMyRequestResponse): string {
  return String(headers['set-cookie']).split(';', 1)[0] ?? '';
}

describeDialects('a device that has logged in before', (open) => {
  let db: Database;
  let app: FastifyInstance;
  let clock: TestClock;

  beforeEach(async () => {
    ({ db } = await open());
    await fill(db, []);
    clock = testClock();
    app = await testApp(db, { now: clock.now, passwords: cheapPasswords() });
  });

  const logIn = (given: string, cookie?: string, typed = email) =>
    post(app, login, { email: typed, password: given }, cookie === undefined ? {} : { cookie });
  const status = async (given: string, cookie?: string) => (await logIn(given, cookie)).statusCode;

  /** Opens an account, and returns the cookie of its device. */
  async function trusted(typed = email): Promise<string> {
    return cookieOf(await post(app, register, { email: typed, password }));
  }
  async function guessElsewhere(): Promise<void> {
    for (let guess = 0; guess < max; guess += 1) await status('wrong');
    expect(await status(password)).toBe(429);
  }
  async function reset(): Promise<LightMyRequestResponse> {
    await post(app, resetPassword, { email });
    const { id } = await db.selectFrom('password_resets').select('id').executeTakeFirstOrThrow();
    return post(app, confirmResetPassword, { token: resetTokenOf(testSecret, id), password: newPassword });
  }

  it('still gets in after wrong guesses from elsewhere, however many', async () => {
    const cookie = await trusted();
    for (let round = 0; round < 3; round += 1) await guessElsewhere();
    expect(await status(password, cookie)).toBe(200);
    expect(await status(password, cookieOf(await logIn(password, cookie)))).toBe(200);
  });

  it('still gets in from a network from which others guess without end', async () => {
    const cookie = await trusted();
    for (let guess = 0; guess < limits.login.client.max; guess += 1)
      await logIn('wrong', undefined, `user-${guess}@example.org`);
    expect((await logIn(password, undefined, 'bob@example.org')).statusCode).toBe(429);
    expect(await status(password, cookie)).toBe(200);
  });

  it('has a count of its own, which starts again with a login and leaves that of the others alone', async () => {
    const cookie = await trusted();
    for (let guess = 0; guess < max; guess += 1) expect(await status('wrong', cookie)).toBe(401);
    const refused = await logIn(password, cookie);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(seconds)]);
    expect(await status(password)).toBe(200);
    clock.forward(seconds * 1000);
    for (let guess = 1; guess < max; guess += 1) expect(await status('wrong', cookie)).toBe(401);
    expect(await status(password, cookie)).toBe(200);
    expect(await status('wrong', cookie)).toBe(401);
  });

  it('gives others no more guesses by its logins', async () => {
    const cookie = await trusted();
    await guessElsewhere();
    expect(await status(password, cookie)).toBe(200);
    expect(await status('wrong')).toBe(429);
  });

  it('is known to the account by the link of a mail, too', async () => {
    await trusted();
    const cookie = cookieOf(await reset());
    await guessElsewhere();
    expect(await status(newPassword, cookie)).toBe(200);
  });

  it('is one of several people', async () => {
    const ann = await trusted();
    const both = cookieOf(await post(app, register, { email: 'bob@example.org', password }, { cookie: ann }));
    expect(both.split('~')).toHaveLength(2);
    await guessElsewhere();
    expect(await status(password, both)).toBe(200);
  });

  it('remembers five people, whose cookie stays short', async () => {
    let cookie = await trusted();
    for (let person = 0; person < 7; person += 1)
      cookie = cookieOf(await post(app, register, { email: `user-${person}@example.org`, password }, { cookie }));
    expect(cookie.split('~')).toHaveLength(5);
    expect(cookie.length).toBeLessThan(400);
    await guessElsewhere();
    expect(await status(password, cookie)).toBe(429);
  });

  it('keeps its token where no script and no other site gets at it', async () => {
    const reply = await post(app, register, { email, password });
    const attributes = String(reply.headers['set-cookie']).split('; ').slice(1);
    expect(attributes).toEqual(['Path=/api/authComponent', 'Max-Age=31536000', 'HttpOnly', 'SameSite=Strict']);
    const https = await testApp(db, { config: { publicUrl: 'https://practice.example' } });
    expect((await post(https, login, { email, password })).headers['set-cookie']).toMatch(/; Secure$/);
  });

  it('sets no cookie where the login is refused', async () => {
    await trusted();
    expect((await logIn('wrong')).headers).not.toHaveProperty('set-cookie');
  });

  it.each<[string, (cookie: string) => string]>([
    ['another signature', (cookie) => cookie.slice(0, -3) + (cookie.endsWith('AAA') ? 'BBB' : 'AAA')],
    ['another device', (cookie) => cookie.replace(/=\S{16}\./, `=${'A'.repeat(16)}.`)],
    ['no signature', (cookie) => cookie.replace(/\..*$/, '.')],
    ['another name', (cookie) => cookie.replace('certcrest_devices', 'devices')],
    ['text', () => 'certcrest_devices=; ~~~..~%00'],
  ])('is not known by a cookie with %s', async (_, forge) => {
    const cookie = await trusted();
    await guessElsewhere();
    expect(await status(password, forge(cookie))).toBe(429);
  });

  it('is not known by the cookie of another user', async () => {
    await trusted();
    const cookie = await trusted('bob@example.org');
    await guessElsewhere();
    expect(await status(password, cookie)).toBe(429);
  });

  it('is not known by a cookie from before the password was changed', async () => {
    const session = await signUp(app);
    const old = cookieOf(await logIn(password));
    const body = { userId: session.userId, password, newPassword };
    const changed = await post(app, changePassword, body, { ...bearer(session), cookie: old });
    await guessElsewhere();
    expect(await status(newPassword, old)).toBe(429);
    expect(await status(newPassword, cookieOf(changed))).toBe(200);
  });

  it('is not known by a cookie from before a reset', async () => {
    const old = await trusted();
    await reset();
    await guessElsewhere();
    expect(await status(newPassword, old)).toBe(429);
  });
});
