import { noPassword, wrongPassword } from '../../../contract/credentials.ts';
import * as contract from '../../../contract/passkeys.ts';
import * as accounts from '../accounts.ts';
import { mock, MockRefusal } from '../mock.ts';
import * as passkeys from '../passkeys.ts';

const { startPasskey, addPasskey, logInWithPasskey } = contract;

/** How long a browser asks for, in milliseconds. */
const timeout = 300_000;

/** Passkeys in memory, by the server's rules as far as screens depend on them; nothing is verified. */
export const passkeyHandlers = [
  mock(contract.retrievePasskeys, ({ query: { userId }, request }) => {
    accounts.requireSelf(request, userId);
    return { passkeys: [...passkeys.passkeysOf(userId)] };
  }),
  mock(startPasskey, ({ body: { userId, password }, request }) => {
    accounts.requireSelf(request, userId);
    const account = accounts.accountById(userId);
    if (account?.password === '') throw new MockRefusal(noPassword);
    if (account?.password !== password) throw new MockRefusal(wrongPassword);
    const own = passkeys.passkeysOf(userId);
    if (own.length >= contract.MOST_PASSKEYS) throw new MockRefusal(startPasskey.refusals.tooManyPasskeys);
    const options: contract.CreationOptions = {
      challenge: passkeys.makeChallenge(userId),
      rp: { id: 'localhost', name: 'CertCrest' },
      user: { id: 'YW5h', name: account.email, displayName: account.email },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout,
      excludeCredentials: own.map(({ credentialId }) => ({ type: 'public-key', id: credentialId })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    };
    return options;
  }),
  mock(addPasskey, ({ body: { userId, credential }, request }) => {
    accounts.requireSelf(request, userId);
    const { challengeOver } = addPasskey.refusals;
    if (!passkeys.claimChallenge(credential.response.clientDataJSON, userId)) throw new MockRefusal(challengeOver);
    passkeys.addPasskey(userId, { credentialId: credential.id });
    return { message: 'Your passkey has been added.' };
  }),
  mock(contract.removePasskey, ({ body: { userId, passkeyId }, request }) => {
    accounts.requireSelf(request, userId);
    passkeys.removePasskeys(userId, ({ id }) => id === passkeyId);
    return { message: 'The passkey has been removed.' };
  }),
  mock(contract.startPasskeyLogin, (): contract.RequestOptions => ({
    challenge: passkeys.makeChallenge(null),
    rpId: 'localhost',
    timeout,
    userVerification: 'required',
  })),
  mock(logInWithPasskey, ({ body: { credential } }) => {
    const { challengeOver, passkeyRefused } = logInWithPasskey.refusals;
    if (!passkeys.claimChallenge(credential.response.clientDataJSON, null)) throw new MockRefusal(challengeOver);
    const passkey = passkeys.passkeyBy(credential.id);
    const account = accounts.accountById(passkey?.userId ?? '');
    if (!passkey || !account) throw new MockRefusal(passkeyRefused);
    passkeys.usePasskey(passkey);
    return accounts.newSession(account);
  }),
];
