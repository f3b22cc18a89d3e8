import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import { changePassword } from '../../contract/credentials.ts';
import { login, register } from '../../contract/account.ts';
import { bearer, password, post } from '../../tests/harness/accounts.ts';
import { accountsOf, annsEmail } from '../../tests/harness/accountsOf.ts';
import { testApp } from '../../tests/harness/app.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { limits } from '../limits/limits.ts';

const newPassword = 'another horse 2';
const { max, seconds } = limits.login.target;

/** The cookie that a response sets, as a browser sends it back. */
function cookieOf({ headers }: LightMyRequestResponse): string {
  return String(headers['set-cookie']).split(';', 1)[0] ?? '';
}

describeDialects('a device that has logged in before', (open) => {
  const site = accountsOf(open);

  const logIn = (given: string, cookie?: string) =>
    site.logIn(given, annsEmail, cookie === undefined ? {} : { cookie });
  const status = async (given: string, cookie?: string) => (await logIn(given, cookie)).statusCode;
  /** The cookie of Ann's device. */
  const trusted = async () => cookieOf(await logIn(password));
  async function guessElsewhere(): Promise<void> {
    for (let guess = 0; guess < max; guess += 1) await status('wrong');
    expect(await status(password)).toBe(429);
  }

  it('still gets in after wrong guesses from elsewhere, however many', async () => {
    const cookie = await trusted();
    for (let round = 0; round < 3; round += 1) await guessElsewhere();
    expect(await status(password, cookie)).toBe(200);
    expect(await status(password, cookieOf(await logIn(password, cookie)))).toBe(200);
  });

  it('has a count of its own, which starts again with a login and leaves that of the others alone', async () => {
    const cookie = await trusted();
    for (let guess = 0; guess < max; guess += 1) expect(await status('wrong', cookie)).toBe(401);
    const refused = await logIn(password, cookie);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(seconds)]);
    expect(await status(password)).toBe(200);
    site.clock.forward(seconds * 1000);
    for (let guess = 1; guess < max; guess += 1) expect(await status('wrong', cookie)).toBe(401);
    expect(await status(password, cookie)).toBe(200);
    expect(await status('wrong', cookie)).toBe(401);
  });

  it('keeps its token where no script and no other site gets at it', async () => {
    const reply = await logIn(password);
    const attributes = String(reply.headers['set-cookie']).split('; ').slice(1);
    expect(attributes).toEqual(['Path=/api/authComponent', 'Max-Age=31536000', 'HttpOnly', 'SameSite=Strict']);
    const https = await testApp(site.db, { config: { publicUrl: 'https://practice.example' } });
    expect((await post(https, login, { email: annsEmail, password })).headers['set-cookie']).toMatch(/; Secure$/);
  });

  it('is not known by a cookie that was forged, is none or is of another user', async () => {
    const cookie = await trusted();
    const ofBob = cookieOf(await site.post(register, { email: 'bob@example.org', password }));
    await guessElsewhere();
    const forged = cookie.slice(0, -3) + (cookie.endsWith('AAA') ? 'BBB' : 'AAA');
    for (const other of [forged, 'certcrest_devices=; ~~~..~%00', ofBob])
      expect(await status(password, other)).toBe(429);
  });

  it('is not known by a cookie from before the password was changed', async () => {
    const old = await trusted();
    const body = { userId: site.ann.userId, password, newPassword };
    const changed = await site.post(changePassword, body, { ...bearer(site.ann), cookie: old });
    await guessElsewhere();
    expect(await status(newPassword, old)).toBe(429);
    expect(await status(newPassword, cookieOf(changed))).toBe(200);
  });
});
