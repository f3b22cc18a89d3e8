import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { confirmResetPassword, login, register, resetPassword, type Session } from '../../contract/account.ts';
import { changeEmail, changePassword, confirmEmail } from '../../contract/credentials.ts';
import { bearer, password, post, signUp, type TestClock, testClock } from '../../tests/harness/accounts.ts';
import { fill, testApp, testSecret } from '../../tests/harness/app.ts';
import { cheapPasswords } from '../../tests/harness/cheapPasswords.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import type { Database } from '../db/schema.ts';
import { emailTokenOf, resetTokenOf } from '../secrets/signatures.ts';

const [old, fresh] = ['ann@example.org', 'ann.lee@example.org'];
const HOUR = 60 * 60 * 1000;
const { linkUsedOrExpired, emailTaken } = confirmEmail.refusals;
const gone = [linkUsedOrExpired.status, { error: linkUsedOrExpired.error }];

describeDialects('changing the email', (open) => {
  let db: Database;
  let app: FastifyInstance;
  let clock: TestClock;
  let ann: Session;

  beforeEach(async () => {
    ({ db } = await open());
    await fill(db, []);
    clock = testClock();
    app = await testApp(db, { now: clock.now, passwords: cheapPasswords() });
    ann = await signUp(app);
  });

  const ask = (email = fresh, given = password, as = ann) =>
    post(app, changeEmail, { userId: ann.userId, email, password: given }, bearer(as));
  const confirm = async (token: string) => {
    const reply = await post(app, confirmEmail, { token });
    return [reply.statusCode, reply.json()];
  };
  const logIn = async (email: string) => (await post(app, login, { email, password })).statusCode;
  const changes = () => db.selectFrom('email_changes').selectAll().orderBy('id').execute();
  const mails = async () => {
    const all = await db.selectFrom('mails').select(['recipient', 'template', 'data']).execute();
    return all.toSorted((a, b) => (a.recipient < b.recipient ? -1 : 1));
  };

  /** Asks for a change and returns the token of its link, as the mail will contain it. */
  async function link(email = fresh, given = password): Promise<string> {
    const before = new Set((await changes()).map(({ id }) => id));
    expect((await ask(email, given)).statusCode).toBe(200);
    const [change] = (await changes()).filter(({ id }) => !before.has(id));
    return emailTokenOf(testSecret, change?.id ?? '');
  }

  it('mails a link to the new address and a notice to the old one, and changes nothing yet', async () => {
    await ask('Ann.Lee@Example.org');
    const [change] = await changes();
    expect(change).toMatchObject({ user_id: ann.userId, email: fresh, expires_at: clock.now() + HOUR, used_at: null });
    expect(await mails()).toEqual([
      { recipient: fresh, template: 'emailChange', data: JSON.stringify({ changeId: change?.id }) },
      { recipient: old, template: 'emailChangeNotice', data: '{}' },
    ]);
    expect([await logIn(old), await logIn(fresh)]).toEqual([200, 401]);
  });

  it('takes effect when the link is opened, once', async () => {
    const token = await link();
    expect(await confirm(token)).toEqual([
      200,
      { message: 'Your email has been changed.', userId: ann.userId, email: fresh, userName: 'ann.lee' },
    ]);
    expect([await logIn(old), await logIn(fresh)]).toEqual([401, 200]);
    expect(await confirm(token)).toEqual(gone);
  });

  it('takes a link for an hour', async () => {
    const token = await link();
    clock.forward(HOUR);
    expect(await confirm(token)).toEqual(gone);
    expect(await logIn(old)).toBe(200);
  });

  it('responds the same for an address that somebody has, mails the same to the old one, and nothing there', async () => {
    await signUp(app, 'bob@example.org');
    const [free, taken] = [await ask(), await ask('bob@example.org')];
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    const recipients = (await mails()).map(({ recipient }) => recipient);
    expect(recipients).toEqual([fresh, old, old]);
  });

  it('refuses a link to an address that was taken since, and leaves both accounts as they are', async () => {
    const token = await link();
    await signUp(app, fresh);
    expect(await confirm(token)).toEqual([emailTaken.status, { error: emailTaken.error }]);
    expect([await logIn(old), await logIn(fresh)]).toEqual([200, 200]);
  });

  it('makes the other links of the user invalid, those to set a password as well', async () => {
    const [first, second] = [await link('a@example.org'), await link('b@example.org')];
    await post(app, resetPassword, { email: old });
    await confirm(second);
    expect(await confirm(first)).toEqual(gone);
    const resets = await db.selectFrom('password_resets').selectAll().execute();
    expect(resets).toMatchObject([{ used_at: clock.now() }]);
  });

  it('does nothing any more after a new password: somebody else may have asked for it', async () => {
    const first = await link('thief@example.org');
    await post(app, changePassword, { userId: ann.userId, password, newPassword: `${password}0` }, bearer(ann));
    expect(await confirm(first)).toEqual(gone);

    const second = await link('thief@example.org', `${password}0`);
    await post(app, resetPassword, { email: old });
    const { id } = await db.selectFrom('password_resets').select('id').executeTakeFirstOrThrow();
    await post(app, confirmResetPassword, { token: resetTokenOf(testSecret, id), password: `${password}1` });
    expect(await confirm(second)).toEqual(gone);
  });

  it('gives the address to one of two who want it at once', async () => {
    const bob = await signUp(app, 'bob@example.org');
    const token = await link();
    await post(app, changeEmail, { userId: bob.userId, email: fresh, password }, bearer(bob));
    const [change] = (await changes()).filter(({ user_id }) => user_id === bob.userId);
    const replies = await Promise.all([confirm(token), confirm(emailTokenOf(testSecret, change?.id ?? ''))]);
    expect(replies.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('leaves the old address to whoever comes next', async () => {
    await confirm(await link());
    expect((await post(app, register, { email: old, password })).statusCode).toBe(200);
  });

  it('asks for the current password, and for another address', async () => {
    expect((await ask(fresh, 'wrong horse 9')).statusCode).toBe(403);
    const same = await ask(old.toUpperCase());
    expect([same.statusCode, same.json()]).toEqual([400, { error: changeEmail.refusals.sameEmail.error }]);
    expect(await mails()).toEqual([]);
  });

  it('is for the user alone', async () => {
    const bob = await signUp(app, 'bob@example.org');
    expect((await ask(fresh, password, bob)).statusCode).toBe(403);
    expect((await post(app, changeEmail, { userId: ann.userId, email: fresh, password })).statusCode).toBe(401);
  });

  it('is limited per user', async () => {
    for (let call = 0; call < 5; call += 1) expect((await ask(`new-${call}@example.org`)).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
  });

  it('takes no token of another kind', async () => {
    const id = (await link()).split('.')[0] ?? '';
    expect(await confirm(resetTokenOf(testSecret, id))).toEqual(gone);
    expect(await confirm(id)).toEqual(gone);
  });
});
