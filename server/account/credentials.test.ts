import { expect, it } from 'vitest';
import { confirmResetPassword, resetPassword, type Session } from '../../contract/account.ts';
import { changeEmail, changePassword, confirmEmail } from '../../contract/credentials.ts';
import { expectRefused, password } from '../../tests/harness/accounts.ts';
import { accountsOf, annsEmail as old } from '../../tests/harness/accountsOf.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { testSecret } from '../../tests/harness/app.ts';
import { linkTokenOf } from '../secrets/tokenSecret.ts';

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
    expect([(await site.logIn(password)).statusCode, (await site.logIn(newPassword)).statusCode]).toEqual([401, 200]);
  });

  it('asks for the current password, and takes none of the most common ones', async () => {
    expectRefused(await change({ password: 'wrong horse 9' }), wrongPassword);
    expectRefused(await change({ newPassword: 'Trustno1' }), commonPassword);
    expect((await site.logIn(password)).statusCode).toBe(200);
  });
});

const fresh = 'ann.lee@example.org';
const HOUR = 60 * 60 * 1000;
const { linkUsedOrExpired, emailTaken } = confirmEmail.refusals;

describeDialects('changing the email', (open) => {
  const site = accountsOf(open);

  const ask = (email = fresh, given = password, as = site.ann) => site.own(changeEmail, { email, password: given }, as);
  const confirm = (token: string) => site.post(confirmEmail, { token });
  const logIn = async (email: string) => (await site.logIn(password, email)).statusCode;
  const mails = async () => {
    const all = await site.db.selectFrom('mails').select(['recipient', 'template', 'data']).execute();
    return all.toSorted((a, b) => (a.recipient < b.recipient ? -1 : 1));
  };

  /** Asks for a change and returns the token of its link, as the mail will contain it. */
  const link = async (email = fresh, given = password, as = site.ann) =>
    linkTokenOf(testSecret, 'email-change', await site.added('email_changes', () => ask(email, given, as)));

  it('mails a link to the new address and a notice to the old one, and changes nothing yet', async () => {
    await ask('Ann.Lee@Example.org');
    const [change] = await site.rows('email_changes');
    expect(change).toMatchObject({
      user_id: site.ann.userId,
      email: fresh,
      expires_at: site.clock.now() + HOUR,
      used_at: null,
    });
    expect(await mails()).toEqual([
      { recipient: fresh, template: 'emailChange', data: JSON.stringify({ changeId: change?.id }) },
      { recipient: old, template: 'emailChangeNotice', data: '{}' },
    ]);
    expect([await logIn(old), await logIn(fresh)]).toEqual([200, 401]);
  });

  it('takes effect when the link is opened, once', async () => {
    const token = await link();
    expect((await confirm(token)).json()).toEqual({
      message: 'Your email has been changed.',
      userId: site.ann.userId,
      email: fresh,
      userName: 'ann.lee',
    });
    expect([await logIn(old), await logIn(fresh)]).toEqual([401, 200]);
    expectRefused(await confirm(token), linkUsedOrExpired);
  });

  it('takes a link for an hour', async () => {
    const token = await link();
    site.clock.forward(HOUR);
    expectRefused(await confirm(token), linkUsedOrExpired);
  });

  it('responds the same for an address that someone has, mails the same to the old one, and nothing there', async () => {
    await site.signUp('bob@example.org');
    const [free, taken] = [await ask(), await ask('bob@example.org')];
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    const recipients = (await mails()).map(({ recipient }) => recipient);
    expect(recipients).toEqual([fresh, old, old]);
  });

  it('refuses a link to an address that was taken since, and leaves both accounts as they are', async () => {
    const token = await link();
    await site.signUp(fresh);
    expectRefused(await confirm(token), emailTaken);
    expect([await logIn(old), await logIn(fresh)]).toEqual([200, 200]);
  });

  it('makes the other links of the user invalid, those to set a password as well', async () => {
    const [first, second] = [await link('a@example.org'), await link('b@example.org')];
    await site.post(resetPassword, { email: old });
    await confirm(second);
    expectRefused(await confirm(first), linkUsedOrExpired);
    expect(await site.rows('password_resets')).toMatchObject([{ used_at: site.clock.now() }]);
  });

  it('does nothing any more after a new password: someone else may have asked for it', async () => {
    const first = await link('thief@example.org');
    await site.own(changePassword, { password, newPassword: `${password}0` });
    expectRefused(await confirm(first), linkUsedOrExpired);

    const second = await link('thief@example.org', `${password}0`);
    await site.post(confirmResetPassword, { token: await site.resetToken(), password: `${password}1` });
    expectRefused(await confirm(second), linkUsedOrExpired);
  });

  it('asks for the current password, and for another address', async () => {
    expect((await ask(fresh, 'wrong horse 9')).statusCode).toBe(403);
    expectRefused(await ask(old.toUpperCase()), changeEmail.refusals.sameEmail);
    expect(await mails()).toEqual([]);
  });
});
