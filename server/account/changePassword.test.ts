import { expect, it } from 'vitest';
import { resetPassword, type Session } from '../../contract/account.ts';
import { changePassword } from '../../contract/credentials.ts';
import { expectRefused, password } from '../../tests/harness/accounts.ts';
import { accountsOf, annsEmail } from '../../tests/harness/accountsOf.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';

const newPassword = 'another horse 2';
const { wrongPassword, commonPassword } = changePassword.refusals;

describeDialects('changing the password', (open) => {
  const site = accountsOf(open);

  const change = (changes: object = {}, as = site.ann) =>
    site.own(changePassword, { password, newPassword, ...changes }, as);

  it('ends all other sessions and keeps the own', async () => {
    const other = (await site.logIn(password)).json<Session>();
    const reply = await change();
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { message: 'Your password has been changed. Your other sessions have ended.' },
    ]);
    expect([await site.isOpen(site.ann), await site.isOpen(other)]).toEqual([true, false]);
    expect((await site.refresh(site.ann)).statusCode).toBe(200);
    expect((await site.refresh(other)).statusCode).toBe(401);
    expect(await site.isOpen(site.ann)).toBe(true);
    expect([(await site.logIn(password)).statusCode, (await site.logIn(newPassword)).statusCode]).toEqual([401, 200]);
  });

  it('asks for the current password', async () => {
    expectRefused(await change({ password: 'wrong horse 9' }), wrongPassword);
    expect((await site.logIn(password)).statusCode).toBe(200);
  });

  it('refuses one of the most common passwords', async () => {
    expectRefused(await change({ newPassword: 'Trustno1' }), commonPassword);
    expect((await site.logIn(password)).statusCode).toBe(200);
  });

  it('makes links to set another password invalid', async () => {
    await site.post(resetPassword, { email: annsEmail });
    await change();
    expect(await site.rows('password_resets')).toMatchObject([{ used_at: expect.any(Number) }]);
  });

  it('happens once where two ask at the same moment', async () => {
    const replies = await Promise.all([change(), change({ newPassword: 'a third horse 3' })]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });
});
