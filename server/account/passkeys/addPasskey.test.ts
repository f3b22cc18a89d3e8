import { describe, expect, it } from 'vitest';
import * as contract from '../../../contract/passkeys.ts';
import { expectRefused, password } from '../../../tests/harness/accounts.ts';
import { accountsOf, annsEmail } from '../../../tests/harness/accountsOf.ts';
import { type Faults, softwareAuthenticator } from '../../../tests/harness/authenticator.ts';
import { describeDialects } from '../../../tests/harness/dialects.ts';
import { noLimits } from '../../../tests/harness/noLimits.ts';
import { addedPasskey, logInWith, sendCreated, startAdding } from '../../../tests/harness/passkeys.ts';

const { challengeOver, passkeyUnusable, tooManyPasskeys } = contract.addPasskey.refusals;
const FIVE_MINUTES = 5 * 60 * 1000;
const onWindows = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36' };

describeDialects('adding a passkey', (open) => {
  const site = accountsOf(open, { limits: noLimits });

  const passkeys = () => site.rows('passkeys');
  const challenges = () => site.rows('passkey_challenges');
  const events = async () => {
    const all = (await site.rows('security_events')).map(({ what, user_id }) => ({ what, user_id }));
    return all.filter(({ what }) => what.startsWith('passkey'));
  };
  async function listed(): Promise<contract.OwnPasskey[]> {
    const reply = await site.read(contract.retrievePasskeys);
    return contract.retrievePasskeys.response.parse(reply.json()).passkeys;
  }

  it('asks for the current password, and then for a passkey that needs no email', async () => {
    const start = (given: string) => site.own(contract.startPasskey, { password: given });
    expectRefused(await start('wrong horse 9'), contract.startPasskey.refusals.wrongPassword);
    expect(await challenges()).toEqual([]);
    expect((await start(password)).json()).toMatchObject({
      rp: { id: 'localhost', name: 'CertCrest' },
      user: { name: annsEmail },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    });
    expect(await challenges()).toMatchObject([
      { user_id: site.ann.userId, expires_at: site.clock.now() + FIVE_MINUTES },
    ]);
  });

  it('lists it by the device that it was added on, each by a name of its own, mails its owner and records it', async () => {
    await addedPasskey(site.app, site.ann, onWindows);
    const data = JSON.stringify({ name: 'Chrome on Windows' });
    expect(await site.rows('mails')).toMatchObject([{ recipient: annsEmail, template: 'passkeyAdded', data }]);
    expect(await events()).toEqual([{ what: 'passkeyAdded', user_id: site.ann.userId }]);
    site.clock.forward(1);
    await addedPasskey(site.app, site.ann, onWindows);
    const addedAt = new Date(site.clock.now()).toISOString();
    expect(await listed()).toMatchObject([
      { name: 'Chrome on Windows 2', addedAt, usedAt: null },
      { name: 'Chrome on Windows', usedAt: null },
    ]);
    expect(await challenges()).toEqual([]);
  });

  describe('is refused', () => {
    const selfSigned = new Map([['x5c', [new Uint8Array([1])]]]);
    const faults: readonly (readonly [name: string, faults: Faults])[] = [
      ['at another site', { origin: 'https://evil.example' }],
      ['for another name', { rpId: 'evil.example' }],
      ['by a user who was not verified', { isUnverified: true }],
      ['in a frame of another site', { crossOrigin: true }],
      ['as the answer to a login', { type: 'webauthn.get' }],
      ['with a certificate', { attestation: ['packed', selfSigned] }],
    ];
    it.each(faults)('%s', async (_, fault) => {
      const created = softwareAuthenticator().create(await startAdding(site.app, site.ann), fault);
      expectRefused(await sendCreated(site.app, site.ann, created), passkeyUnusable);
      expect(await passkeys()).toEqual([]);
      expect(await events()).toEqual([{ what: 'passkeyRefused', user_id: site.ann.userId }]);
      // No one tries twice.
      expect(await challenges()).toEqual([]);
    });

    it('for a challenge of another user, or of five minutes ago', async () => {
      const bob = await site.signUp('bob@example.org');
      const created = softwareAuthenticator().create(await startAdding(site.app, site.ann));
      expectRefused(await sendCreated(site.app, bob, created), challengeOver);
      site.clock.forward(FIVE_MINUTES);
      expectRefused(await sendCreated(site.app, site.ann, created), challengeOver);
      expect(await passkeys()).toEqual([]);
    });

    it('beyond twenty, also where they are added at once', async () => {
      const authenticators = Array.from({ length: contract.MOST_PASSKEYS + 1 }, softwareAuthenticator);
      const created = [];
      for (const one of authenticators) created.push(one.create(await startAdding(site.app, site.ann)));
      const replies = await Promise.all(created.map((one) => sendCreated(site.app, site.ann, one)));
      const refused = replies.filter(({ statusCode }) => statusCode !== 200);
      expect(refused).toHaveLength(1);
      for (const reply of refused) expectRefused(reply, tooManyPasskeys);
      expect(await listed()).toHaveLength(contract.MOST_PASSKEYS);
      expectRefused(await site.own(contract.startPasskey, { password }), tooManyPasskeys);
    });
  });

  it('and removing it keeps it from logging in, and records it once', async () => {
    const authenticator = await addedPasskey(site.app, site.ann);
    const [passkey] = await listed();
    const remove = () => site.own(contract.removePasskey, { passkeyId: passkey?.id });
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([200, 200]);
    expect(await listed()).toEqual([]);
    expectRefused(await logInWith(site.app, authenticator), contract.logInWithPasskey.refusals.passkeyRefused);
    expect((await events()).filter(({ what }) => what === 'passkeyRemoved')).toHaveLength(1);
  });
});
