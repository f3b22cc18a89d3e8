import { beforeEach, describe, expect, it } from 'vitest';
import { confirmResetPassword, session } from '../../../contract/account.ts';
import { retrieveSessions } from '../../../contract/sessions.ts';
import * as contract from '../../../contract/passkeys.ts';
import { expectRefused, password } from '../../../tests/harness/accounts.ts';
import { accountsOf, annsEmail } from '../../../tests/harness/accountsOf.ts';
import type { Faults, SoftwareAuthenticator } from '../../../tests/harness/authenticator.ts';
import { describeDialects } from '../../../tests/harness/dialects.ts';
import { addedPasskey, logInWith, startAdding, startLogin } from '../../../tests/harness/passkeys.ts';
import { tx } from '../../db/tx.ts';
import { lockUser, unlockUser } from '../operators.ts';

const { challengeOver, passkeyRefused } = contract.logInWithPasskey.refusals;
const FIVE_MINUTES = 5 * 60 * 1000;
const onPhone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36' };

describeDialects('logging in with a passkey', (open) => {
  const site = accountsOf(open);
  let phone: SoftwareAuthenticator;
  beforeEach(async () => {
    phone = await addedPasskey(site.app, site.ann);
  });

  const passkeys = async () => (await site.rows('passkeys')).map(({ counter, used_at }) => ({ counter, used_at }));
  const sessions = () => site.rows('sessions');
  const send = (credential: contract.AssertedCredential) => site.post(contract.logInWithPasskey, { credential });
  const refusals = async () => (await site.rows('security_events')).filter(({ what }) => what === 'passkeyRefused');

  it('opens a session as a password does: listed, refreshed, on a device that is known from then on', async () => {
    const reply = await logInWith(site.app, phone, {}, onPhone);
    expect(reply.statusCode, reply.body).toBe(200);
    const opened = session.parse(reply.json());
    expect(opened).toMatchObject({ userId: site.ann.userId, email: annsEmail, userName: 'ann' });
    expect(String(reply.headers['set-cookie'])).toMatch(/^certcrest_devices=/);
    const list = await site.read(retrieveSessions, opened);
    expect(list.json().sessions).toMatchObject([{ device: 'Chrome on Android', isCurrent: true }, {}]);
    expect(await passkeys()).toEqual([{ counter: 1, used_at: site.clock.now() }]);
    const events = await site.rows('security_events');
    expect(events).toContainEqual(expect.objectContaining({ what: 'passkeyLogin', user_id: site.ann.userId }));
  });

  describe('is refused', () => {
    const faults: readonly (readonly [name: string, faults: Faults])[] = [
      ['at another site', { origin: 'https://evil.example' }],
      ['for another name', { rpId: 'evil.example' }],
      ['by a user who was not verified', { isUnverified: true }],
      ['in a frame of another site', { crossOrigin: true }],
      ['as a passkey that is being created', { type: 'webauthn.create' }],
      ['for another user', { userHandle: 'Ym9i' }],
    ];
    it.each(faults)('%s', async (_, fault) => {
      expectRefused(await logInWith(site.app, phone, fault), passkeyRefused);
      expect(await sessions()).toHaveLength(1);
      expect(await passkeys()).toEqual([{ counter: 0, used_at: null }]);
      expect(await refusals()).toMatchObject([{ what: 'passkeyRefused', user_id: site.ann.userId, count: 1 }]);
    });

    it('with a signature that is not its own', async () => {
      const credential = phone.get(await startLogin(site.app));
      const { signature } = phone.get(await startLogin(site.app)).response;
      expectRefused(await send({ ...credential, response: { ...credential.response, signature } }), passkeyRefused);
    });

    it('where its count stays or goes back', async () => {
      await logInWith(site.app, phone, { counter: 5 });
      for (const counter of [5, 4]) expectRefused(await logInWith(site.app, phone, { counter }), passkeyRefused);
      expect(await passkeys()).toMatchObject([{ counter: 5 }]);
    });

    it('the second time, also at once', async () => {
      const credential = phone.get(await startLogin(site.app));
      const replies = await Promise.all([send(credential), send(credential)]);
      expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
      expectRefused(await send(credential), challengeOver);
      expect(await sessions()).toHaveLength(2);
    });

    it('for a challenge of five minutes ago, that no one was given, or that was given to add a passkey', async () => {
      const credential = phone.get(await startLogin(site.app));
      site.clock.forward(FIVE_MINUTES);
      expectRefused(await send(credential), challengeOver);
      expectRefused(await logInWith(site.app, phone, { challenge: 'A'.repeat(43) }), challengeOver);
      const { challenge } = await startAdding(site.app, site.ann);
      expectRefused(await logInWith(site.app, phone, { challenge }), challengeOver);
    });

    it('while its user is locked', async () => {
      await tx(site.db, (trx) => lockUser(trx, site.ann.userId, site.clock.now()));
      expectRefused(await logInWith(site.app, phone), passkeyRefused);
      await tx(site.db, (trx) => unlockUser(trx, site.ann.userId, site.clock.now()));
      expect((await logInWith(site.app, phone)).statusCode).toBe(200);
    });
  });

  it('ends with a reset of the password: the person who opened the account may not own its address', async () => {
    await site.post(confirmResetPassword, { token: await site.resetToken(), password: `${password}0` });
    expectRefused(await logInWith(site.app, phone), passkeyRefused);
  });
});
