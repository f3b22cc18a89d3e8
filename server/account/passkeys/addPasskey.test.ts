import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../../contract/account.ts';
import type { Refusal } from '../../../contract/endpoint.ts';
import * as contract from '../../../contract/passkeys.ts';
import { bearer, password, post, signUp, type TestClock, testClock } from '../../../tests/harness/accounts.ts';
import { fill, testApp } from '../../../tests/harness/app.ts';
import { type Faults, softwareAuthenticator } from '../../../tests/harness/authenticator.ts';
import { cheapPasswords } from '../../../tests/harness/cheapPasswords.ts';
import { describeDialects } from '../../../tests/harness/dialects.ts';
import { noLimits } from '../../../tests/harness/noLimits.ts';
import { addedPasskey, logInWith, sendCreated, startAdding, startLogin } from '../../../tests/harness/passkeys.ts';
import type { Database } from '../../db/schema.ts';

const { challengeOver, passkeyUnusable, passkeyKnown, tooManyPasskeys } = contract.addPasskey.refusals;
const FIVE_MINUTES = 5 * 60 * 1000;
const onWindows = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36' };

describeDialects('adding a passkey', (open) => {
  let db: Database;
  let app: FastifyInstance;
  let clock: TestClock;
  let ann: Session;
  let wakes: number;

  beforeEach(async () => {
    ({ db } = await open());
    await fill(db, []);
    clock = testClock();
    wakes = 0;
    const onMailQueued = () => void (wakes += 1);
    app = await testApp(db, { now: clock.now, passwords: cheapPasswords(), limits: noLimits, onMailQueued });
    ann = await signUp(app);
  });

  const passkeys = () => db.selectFrom('passkeys').selectAll().execute();
  const challenges = () => db.selectFrom('passkey_challenges').selectAll().execute();
  const events = async () => {
    const all = await db.selectFrom('security_events').select(['what', 'user_id']).execute();
    return all.filter(({ what }) => what.startsWith('passkey'));
  };
  async function listed(): Promise<contract.OwnPasskey[]> {
    const url = `/api${contract.retrievePasskeys.path}?userId=${ann.userId}`;
    const reply = await app.inject({ url, headers: bearer(ann) });
    return contract.retrievePasskeys.response.parse(reply.json()).passkeys;
  }
  function expectRefused(reply: LightMyRequestResponse, { status, error }: Refusal): void {
    expect([reply.statusCode, reply.json()]).toEqual([status, { error }]);
  }

  it('asks for the current password, and then for a passkey that needs no email', async () => {
    const start = (given: string) =>
      post(app, contract.startPasskey, { userId: ann.userId, password: given }, bearer(ann));
    expectRefused(await start('wrong horse 9'), contract.startPasskey.refusals.wrongPassword);
    expect(await challenges()).toEqual([]);
    expect((await start(password)).json()).toMatchObject({
      rp: { id: 'localhost', name: 'CertCrest' },
      user: { name: 'ann@example.org' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    });
    expect(await challenges()).toMatchObject([{ user_id: ann.userId, expires_at: clock.now() + FIVE_MINUTES }]);
  });

  it('lists it by the device that it was added on, each by a name of its own', async () => {
    await addedPasskey(app, ann, onWindows);
    clock.forward(1);
    await addedPasskey(app, ann, onWindows);
    const addedAt = new Date(clock.now()).toISOString();
    expect(await listed()).toMatchObject([
      { name: 'Chrome on Windows 2', addedAt, usedAt: null },
      { name: 'Chrome on Windows', usedAt: null },
    ]);
    expect(await challenges()).toEqual([]);
  });

  it('mails its owner and records it', async () => {
    await addedPasskey(app, ann, onWindows);
    const mails = await db.selectFrom('mails').select(['recipient', 'template', 'data']).execute();
    const data = JSON.stringify({ name: 'Chrome on Windows' });
    expect(mails).toEqual([{ recipient: 'ann@example.org', template: 'passkeyAdded', data }]);
    expect(wakes).toBe(1);
    expect(await events()).toEqual([{ what: 'passkeyAdded', user_id: ann.userId }]);
  });

  it('names those that there are, so that no authenticator makes a second one', async () => {
    await addedPasskey(app, ann);
    const [passkey] = await passkeys();
    const { excludeCredentials } = await startAdding(app, ann);
    expect(excludeCredentials).toEqual([{ type: 'public-key', id: passkey?.credential_id }]);
  });

  describe('is refused', () => {
    const selfSigned = new Map([['x5c', [new Uint8Array([1])]]]);
    const faults: readonly (readonly [name: string, faults: Faults])[] = [
      ['at another site', { origin: 'https://evil.example' }],
      ['at another port', { origin: 'http://localhost:3001' }],
      ['for another name', { rpId: 'evil.example' }],
      ['by somebody who was not verified', { isUnverified: true }],
      ['in a frame of another site', { crossOrigin: true }],
      ['as the answer to a login', { type: 'webauthn.get' }],
      ['with a certificate', { attestation: ['packed', selfSigned] }],
      ['in a format that calls for a certificate', { attestation: ['tpm', new Map()] }],
    ];
    it.each(faults)('%s', async (_, fault) => {
      const created = softwareAuthenticator().create(await startAdding(app, ann), fault);
      expectRefused(await sendCreated(app, ann, created), passkeyUnusable);
      expect(await passkeys()).toEqual([]);
      expect(await events()).toEqual([{ what: 'passkeyRefused', user_id: ann.userId }]);
      // Nobody tries twice.
      expect(await challenges()).toEqual([]);
    });

    it.each([
      ['no JSON', 'bm8'],
      ['nothing', Buffer.from('null').toString('base64url')],
      ['a challenge that no database takes', Buffer.from('{"challenge":"\\u0000"}').toString('base64url')],
    ])('with %s for what the browser says', async (_, clientDataJSON) => {
      const created = softwareAuthenticator().create(await startAdding(app, ann));
      const response = { ...created.response, clientDataJSON };
      expectRefused(await sendCreated(app, ann, { ...created, response }), challengeOver);
    });

    it('after five minutes', async () => {
      const created = softwareAuthenticator().create(await startAdding(app, ann));
      clock.forward(FIVE_MINUTES);
      expectRefused(await sendCreated(app, ann, created), challengeOver);
      expect(await passkeys()).toEqual([]);
    });

    it('the second time', async () => {
      const created = softwareAuthenticator().create(await startAdding(app, ann));
      const replies = [await sendCreated(app, ann, created), await sendCreated(app, ann, created)];
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, challengeOver.status]);
      expect(await passkeys()).toHaveLength(1);
    });

    it('for a challenge of another user, who can still use it', async () => {
      const bob = await signUp(app, 'bob@example.org');
      const created = softwareAuthenticator().create(await startAdding(app, ann));
      expectRefused(await sendCreated(app, bob, created), challengeOver);
      expect((await sendCreated(app, ann, created)).statusCode).toBe(200);
    });

    it('for the challenge of a login', async () => {
      const { challenge } = await startLogin(app);
      const created = softwareAuthenticator().create(await startAdding(app, ann), { challenge });
      expectRefused(await sendCreated(app, ann, created), challengeOver);
    });

    it('where somebody has it already', async () => {
      const bob = await signUp(app, 'bob@example.org');
      await addedPasskey(app, bob);
      const created = softwareAuthenticator().create(await startAdding(app, ann));
      await db.updateTable('passkeys').set({ credential_id: created.id }).execute();
      expectRefused(await sendCreated(app, ann, created), passkeyKnown);
      expect(await listed()).toEqual([]);
    });

    it('beyond twenty, also where they are added at once', async () => {
      const authenticators = Array.from({ length: contract.MOST_PASSKEYS + 1 }, softwareAuthenticator);
      const created = [];
      for (const one of authenticators) created.push(one.create(await startAdding(app, ann)));
      const replies = await Promise.all(created.map((one) => sendCreated(app, ann, one)));
      const refused = replies.filter(({ statusCode }) => statusCode !== 200);
      expect(refused.map((reply) => reply.json())).toEqual([{ error: tooManyPasskeys.error }]);
      expect(await listed()).toHaveLength(contract.MOST_PASSKEYS);
      const next = await post(app, contract.startPasskey, { userId: ann.userId, password }, bearer(ann));
      expectRefused(next, tooManyPasskeys);
    });
  });

  describe('and removing it', () => {
    const remove = (passkeyId: string | undefined, as = ann) =>
      post(app, contract.removePasskey, { userId: as.userId, passkeyId }, bearer(as));

    it('keeps it from logging in, and records it once', async () => {
      const authenticator = await addedPasskey(app, ann);
      const [passkey] = await listed();
      expect((await remove(passkey?.id)).statusCode).toBe(200);
      expect((await remove(passkey?.id)).statusCode).toBe(200);
      expect(await listed()).toEqual([]);
      expectRefused(await logInWith(app, authenticator), contract.logInWithPasskey.refusals.passkeyRefused);
      expect((await events()).filter(({ what }) => what === 'passkeyRemoved')).toHaveLength(1);
    });

    it('is for its owner alone', async () => {
      const bob = await signUp(app, 'bob@example.org');
      await addedPasskey(app, ann);
      const [passkey] = await listed();
      await remove(passkey?.id, bob);
      expect(await listed()).toHaveLength(1);
    });
  });
});
