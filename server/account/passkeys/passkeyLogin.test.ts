import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirmResetPassword, login, resetPassword, session, type Session } from '../../../contract/account.ts';
import { retrieveSessions } from '../../../contract/sessions.ts';
import type { Refusal } from '../../../contract/endpoint.ts';
import * as contract from '../../../contract/passkeys.ts';
import { bearer, password, post, signUp, type TestClock, testClock } from '../../../tests/harness/accounts.ts';
import { fill, testApp, testSecret } from '../../../tests/harness/app.ts';
import type { Faults, SoftwareAuthenticator } from '../../../tests/harness/authenticator.ts';
import { cheapPasswords } from '../../../tests/harness/cheapPasswords.ts';
import { describeDialects } from '../../../tests/harness/dialects.ts';
import { addedPasskey, logInWith, startAdding, startLogin } from '../../../tests/harness/passkeys.ts';
import type { Database } from '../../db/schema.ts';
import { tx } from '../../db/tx.ts';
import { limits } from '../../limits/limits.ts';
import { resetTokenOf } from '../../secrets/signatures.ts';
import { lockUser, unlockUser } from '../lockUser.ts';

const { challengeOver, passkeyRefused } = contract.logInWithPasskey.refusals;
const FIVE_MINUTES = 5 * 60 * 1000;
const onPhone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36' };

describeDialects('logging in with a passkey', (open) => {
  let db: Database;
  let app: FastifyInstance;
  let clock: TestClock;
  let ann: Session;
  let phone: SoftwareAuthenticator;

  beforeEach(async () => {
    ({ db } = await open());
    await fill(db, []);
    clock = testClock();
    app = await testApp(db, { now: clock.now, passwords: cheapPasswords() });
    ann = await signUp(app);
    phone = await addedPasskey(app, ann);
  });

  const passkeys = () => db.selectFrom('passkeys').select(['counter', 'used_at']).execute();
  const sessions = () => db.selectFrom('sessions').select('device').orderBy('created_at').execute();
  const send = (credential: contract.AssertedCredential) => post(app, contract.logInWithPasskey, { credential });
  const refusals = async () => {
    const all = await db.selectFrom('security_events').select(['what', 'user_id', 'count']).execute();
    return all.filter(({ what }) => what === 'passkeyRefused');
  };
  function expectRefused(reply: LightMyRequestResponse, { status, error }: Refusal): void {
    expect([reply.statusCode, reply.json()]).toEqual([status, { error }]);
  }

  /** Expects that one of two was taken, and the other refused with this status. */
  function expectOneOf(replies: readonly LightMyRequestResponse[], refused: number): void {
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, refused]));
  }

  it('opens a session as a password does: listed, refreshed, on a device that is known from then on', async () => {
    const reply = await logInWith(app, phone, {}, onPhone);
    expect(reply.statusCode, reply.body).toBe(200);
    const opened = session.parse(reply.json());
    expect(opened).toMatchObject({ userId: ann.userId, email: 'ann@example.org', userName: 'ann' });
    expect(String(reply.headers['set-cookie'])).toMatch(/^certcrest_devices=/);
    const url = `/api${retrieveSessions.path}?userId=${ann.userId}`;
    const list = await app.inject({ url, headers: bearer(opened) });
    expect(list.json().sessions).toMatchObject([{ device: 'Chrome on Android', isCurrent: true }, {}]);
    expect(await passkeys()).toEqual([{ counter: 1, used_at: clock.now() }]);
    const events = await db.selectFrom('security_events').select(['what', 'user_id']).execute();
    expect(events).toContainEqual({ what: 'passkeyLogin', user_id: ann.userId });
  });

  it('asks for no passkey in particular, and for a verified user', async () => {
    expect(await startLogin(app)).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'localhost',
      timeout: FIVE_MINUTES,
      userVerification: 'required',
    });
  });

  it('takes one that does not count, again and again', async () => {
    for (let time = 0; time < 3; time += 1) expect((await logInWith(app, phone, { counter: 0 })).statusCode).toBe(200);
  });

  describe('is refused', () => {
    const faults: readonly (readonly [name: string, faults: Faults])[] = [
      ['at another site', { origin: 'https://evil.example' }],
      ['at another port', { origin: 'http://localhost:3001' }],
      ['for another name', { rpId: 'evil.example' }],
      ['by somebody who was not verified', { isUnverified: true }],
      ['in a frame of another site', { crossOrigin: true }],
      ['as a passkey that is being created', { type: 'webauthn.create' }],
      ['for another user', { userHandle: 'Ym9i' }],
    ];
    it.each(faults)('%s', async (_, fault) => {
      expectRefused(await logInWith(app, phone, fault), passkeyRefused);
      expect(await sessions()).toHaveLength(1);
      expect(await passkeys()).toEqual([{ counter: 0, used_at: null }]);
      expect(await refusals()).toEqual([{ what: 'passkeyRefused', user_id: ann.userId, count: 1 }]);
    });

    it('with a signature that is not its own', async () => {
      const credential = phone.get(await startLogin(app));
      const { signature } = phone.get(await startLogin(app)).response;
      expectRefused(await send({ ...credential, response: { ...credential.response, signature } }), passkeyRefused);
    });

    it.each([
      ['stays', 5],
      ['goes back', 4],
    ])('where its count %s', async (_, counter) => {
      await logInWith(app, phone, { counter: 5 });
      expectRefused(await logInWith(app, phone, { counter }), passkeyRefused);
      expect(await passkeys()).toMatchObject([{ counter: 5 }]);
    });

    it('of two with the same count, at once', async () => {
      const first = phone.get(await startLogin(app), { counter: 7 });
      const second = phone.get(await startLogin(app), { counter: 7 });
      const replies = await Promise.all([send(first), send(second)]);
      expectOneOf(replies, 401);
    });

    it('the second time, also at once', async () => {
      const credential = phone.get(await startLogin(app));
      const replies = await Promise.all([send(credential), send(credential)]);
      expectOneOf(replies, 400);
      expectRefused(await send(credential), challengeOver);
      expect(await sessions()).toHaveLength(2);
    });

    it('after five minutes', async () => {
      const credential = phone.get(await startLogin(app));
      clock.forward(FIVE_MINUTES);
      expectRefused(await send(credential), challengeOver);
    });

    it('for a challenge from before the clock was set back', async () => {
      const credential = phone.get(await startLogin(app));
      clock.forward(-2 * FIVE_MINUTES);
      expectRefused(await send(credential), challengeOver);
    });

    it('for a challenge that nobody was given, or that was given to add a passkey', async () => {
      expectRefused(await logInWith(app, phone, { challenge: 'A'.repeat(43) }), challengeOver);
      const { challenge } = await startAdding(app, ann);
      expectRefused(await logInWith(app, phone, { challenge }), challengeOver);
    });

    it('where nobody has added it, with the same words', async () => {
      await db.updateTable('passkeys').set({ credential_id: 'other' }).execute();
      expectRefused(await logInWith(app, phone), passkeyRefused);
      expect(await refusals()).toEqual([{ what: 'passkeyRefused', user_id: null, count: 1 }]);
    });

    it('while its user is locked', async () => {
      await tx(db, (trx) => lockUser(trx, ann.userId, clock.now()));
      expectRefused(await logInWith(app, phone), passkeyRefused);
      await tx(db, (trx) => unlockUser(trx, ann.userId, clock.now()));
      expect((await logInWith(app, phone)).statusCode).toBe(200);
    });
  });

  it('goes on while others guess the password', async () => {
    const guess = () => post(app, login, { email: 'ann@example.org', password: 'wrong horse 9' });
    for (let time = 0; time <= limits.login.target.max; time += 1) await guess();
    expect((await guess()).statusCode).toBe(429);
    expect((await logInWith(app, phone)).statusCode).toBe(200);
  });

  it('ends with a reset of the password: whoever opened the account may not own its address', async () => {
    await post(app, resetPassword, { email: 'ann@example.org' });
    const { id } = await db.selectFrom('password_resets').select('id').executeTakeFirstOrThrow();
    await post(app, confirmResetPassword, { token: resetTokenOf(testSecret, id), password: `${password}0` });
    expectRefused(await logInWith(app, phone), passkeyRefused);
  });

  it('is limited for each passkey, and starts again when one has logged in', async () => {
    const { max } = limits.passkeyLogin.target;
    for (let time = 0; time < max - 1; time += 1) await logInWith(app, phone, { isUnverified: true });
    expect((await logInWith(app, phone)).statusCode).toBe(200);
    for (let time = 0; time < max; time += 1) await logInWith(app, phone, { isUnverified: true });
    expect((await logInWith(app, phone)).statusCode).toBe(429);
  });
});
