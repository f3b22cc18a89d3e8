import { expect, it } from 'vitest';
import { checkResetPassword, confirmResetPassword, resetPassword } from '../../contract/account.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { expectRefused, password } from '../../tests/harness/accounts.ts';
import { accountsOf, annsEmail } from '../../tests/harness/accountsOf.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';

const newPassword = 'another horse 2';
const HOUR = 60 * 60 * 1000;
const { linkUsedOrExpired } = confirmResetPassword.refusals;
const onItsWay = {
  success: 'If there is an account with this email, a link to set a new password is on its way.',
};

describeDialects('resetting a password', (open) => {
  const site = accountsOf(open);

  const ask = (typed = annsEmail) => site.post(resetPassword, { email: typed });
  const check = (token: string) => site.post(checkResetPassword, { token });
  const confirm = (token: string) => site.post(confirmResetPassword, { token, password: newPassword });
  const statusOf = async (given: string) => (await site.logIn(given)).statusCode;

  it('mails a link to the address of the account', async () => {
    const reply = await ask(' ANN@example.org ');
    expect([reply.statusCode, reply.json()]).toEqual([200, onItsWay]);
    expect(site.wakes()).toBe(1);
    const [reset, ...others] = await site.rows('password_resets');
    expect(others).toEqual([]);
    expect(reset).toMatchObject({ user_id: site.ann.userId, expires_at: site.clock.now() + HOUR, used_at: null });
    expect(await site.rows('mails')).toMatchObject([
      {
        recipient: annsEmail,
        template: 'passwordReset',
        data: JSON.stringify({ resetId: reset?.id }),
        expires_at: site.clock.now() + HOUR,
      },
    ]);
  });

  it('responds the same for an unknown address, and mails nothing', async () => {
    const reply = await ask('bob@example.org');
    expect([reply.statusCode, reply.json()]).toEqual([200, onItsWay]);
    expect([await site.rows('mails'), await site.rows('password_resets'), site.wakes()]).toEqual([[], [], 0]);
  });

  it('sets the new password and ends every session', async () => {
    const reply = await confirm(await site.resetToken());
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { message: 'Your password has been changed. Please log in.' },
    ]);
    expect(await site.isOpen(site.ann)).toBe(false);
    expect([await statusOf(password), await statusOf(newPassword)]).toEqual([401, 200]);
  });

  it('takes a link once, also from many at once', async () => {
    const token = await site.resetToken();
    const replies = await Promise.all(Array.from({ length: 8 }, () => confirm(token)));
    const refused = replies.filter(({ statusCode }) => statusCode !== 200);
    expect(refused).toHaveLength(7);
    for (const reply of refused) expectRefused(reply, linkUsedOrExpired);
  });

  it('takes a link for an hour, and none once another was used', async () => {
    const [early, late] = [await site.resetToken(), await site.resetToken()];
    site.clock.forward(HOUR - 1);
    expect((await check(late)).statusCode).toBe(200);
    expect((await confirm(early)).statusCode).toBe(200);
    // The others of the user are over with it, which is said before a password is typed.
    expectRefused(await check(late), linkUsedOrExpired);
    expectRefused(await confirm(late), linkUsedOrExpired);
    const last = await site.resetToken();
    site.clock.forward(HOUR);
    expectRefused(await confirm(last), linkUsedOrExpired);
  });

  it('refuses a password that sign-up would refuse, and the link stays valid', async () => {
    const token = await site.resetToken();
    const error = 'Password must be at least 8 characters';
    const reply = await site.post(confirmResetPassword, { token, password: 'short' });
    expectRefused(reply, { ...commonRefusals.invalidRequest, error });
    expect((await confirm(token)).statusCode).toBe(200);
  });
});
