import { addPasskey, logInWithPasskey } from '../../../contract/passkeys.ts';
import { type Attack, send } from '../attack.ts';

const base64url = (text: string) => Buffer.from(text).toString('base64url');

const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };

/** What the contract takes for a new passkey, though no one has created it. */
export const forgedPasskey = { ...credential, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };

/** What the contract takes for a login with a passkey, though no one has signed it. */
export const forgedLogin = {
  ...credential,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
};

/** What a browser might say that it has signed. */
const claims: readonly (readonly [name: string, clientData: string])[] = [
  ['no JSON', 'x'],
  ['null', 'null'],
  ['a list', '[]'],
  ['nothing', '{}'],
  ['an object for a challenge', '{"challenge":{"$ne":""}}'],
  ['any challenge', '{"challenge":"%"}'],
  ['a challenge of SQL', `{"challenge":"' or 1=1 --"}`],
  ['a challenge with a NUL', String.raw`{"challenge":"\u0000"}`],
  ['a challenge that no one was given', `{"type":"webauthn.get","challenge":"${'A'.repeat(43)}"}`],
  ['JSON without end', '['.repeat(2900)],
];

/** No bytes in base64url, each in its way. */
const noBytes: readonly unknown[] = [null, 7, '', 'a b', 'a=', '../a', ['AAAA'], { $ne: '' }, 'A'.repeat(90_000)];

const logIn = (changes: object, response: object = {}) =>
  send(logInWithPasskey, {
    credential: { ...forgedLogin, ...changes, response: { ...forgedLogin.response, ...response } },
  });

/** Passkeys that are none. */
export const passkeys: readonly Attack[] = [
  ...claims.flatMap(([name, text]): Attack[] => [
    [`a login that claims ${name}`, 400, () => logIn({}, { clientDataJSON: base64url(text) })],
    [
      `a passkey that claims ${name}`,
      400,
      ({ bob }) => {
        const response = { ...forgedPasskey.response, clientDataJSON: base64url(text) };
        return send(addPasskey, { userId: bob.userId, credential: { ...forgedPasskey, response } }, bob);
      },
    ],
  ]),
  ...noBytes.flatMap((value): Attack[] => [
    [`${JSON.stringify(value).slice(0, 20)} as a passkey`, 400, () => logIn({ id: value })],
    [`${JSON.stringify(value).slice(0, 20)} as a signature`, 400, () => logIn({}, { signature: value })],
    [`${JSON.stringify(value).slice(0, 20)} as what was signed`, 400, () => logIn({}, { clientDataJSON: value })],
  ]),
  ['a login without a passkey', 400, () => send(logInWithPasskey, {})],
  ['a login with a password for a passkey', 400, () => send(logInWithPasskey, { credential: 'correct horse 1' })],
];
