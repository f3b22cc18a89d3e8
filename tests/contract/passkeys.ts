import { beforeEach, describe, expect, it } from 'vitest';
import { session, type Session } from '../../contract/account.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { commonRefusals } from '../../contract/errors.ts';
import * as contract from '../../contract/passkeys.ts';
import { message } from '../../contract/scalars.ts';
import { type SoftwareAuthenticator, softwareAuthenticator } from '../harness/authenticator.ts';
import { bodyOf, call, email, password, refusal, signUp, type Subject } from './subject.ts';

const { loginRequired, notYours } = commonRefusals;

/** The contract of passkeys, for the server and the mocks. */
export function passkeysContract(subject: Subject): void {
  let ann: Session;
  let authenticator: SoftwareAuthenticator;
  beforeEach(async () => {
    ann = await signUp(subject);
    authenticator = softwareAuthenticator();
  });

  const own = (endpoint: Endpoint, body: object, as: Session | undefined = ann) =>
    call(subject, endpoint, { body: { userId: ann.userId, ...body }, as });
  const ask = (as: Session | undefined = ann) =>
    call(subject, contract.retrievePasskeys, { query: { userId: ann.userId }, as });
  const list = async () => (await bodyOf(await ask(), contract.retrievePasskeys.response)).passkeys;

  async function create(): Promise<contract.CreatedCredential> {
    const options = await bodyOf(await own(contract.startPasskey, { password }), contract.startPasskey.response);
    return authenticator.create(options);
  }
  const add = async () => own(contract.addPasskey, { credential: await create() });
  async function logIn(): Promise<Response> {
    const { startPasskeyLogin, logInWithPasskey } = contract;
    const options = await bodyOf(await call(subject, startPasskeyLogin, { body: {} }), startPasskeyLogin.response);
    return call(subject, logInWithPasskey, { body: { credential: authenticator.get(options) } });
  }

  describe.each<[string, (as: Session | undefined) => Promise<Response>]>([
    ['retrievePasskeys', ask],
    ['startPasskey', (as) => own(contract.startPasskey, { password }, as)],
    ['addPasskey', async (as) => own(contract.addPasskey, { credential: await create() }, as)],
    ['removePasskey', (as) => own(contract.removePasskey, { passkeyId: 'none' }, as)],
  ])('%s', (_, make) => {
    it('is for the user alone', async () => {
      await refusal(await make(await signUp(subject, 'bob@example.org')), notYours);
    });
  });

  it('are for no one who is not logged in', async () => {
    const { retrievePasskeys, removePasskey } = contract;
    await refusal(await call(subject, retrievePasskeys, { query: { userId: ann.userId } }), loginRequired);
    const body = { userId: ann.userId, passkeyId: 'none' };
    await refusal(await call(subject, removePasskey, { body }), loginRequired);
  });

  it('are added with the current password', async () => {
    const { wrongPassword } = contract.startPasskey.refusals;
    await refusal(await own(contract.startPasskey, { password: 'wrong horse 9' }), wrongPassword);
    expect(await list()).toEqual([]);
    await bodyOf(await add(), message);
    expect(await list()).toMatchObject([{ usedAt: null }]);
  });

  it('are added once', async () => {
    const credential = await create();
    await bodyOf(await own(contract.addPasskey, { credential }), message);
    await refusal(await own(contract.addPasskey, { credential }), contract.addPasskey.refusals.challengeOver);
  });

  it('log in until they are removed', async () => {
    await bodyOf(await add(), message);
    expect(await bodyOf(await logIn(), session)).toMatchObject({ userId: ann.userId, email });
    const [passkey] = await list();
    expect(passkey?.usedAt).not.toBeNull();
    await bodyOf(await own(contract.removePasskey, { passkeyId: passkey?.id }), message);
    expect(await list()).toEqual([]);
    await refusal(await logIn(), contract.logInWithPasskey.refusals.passkeyRefused);
  });
}
