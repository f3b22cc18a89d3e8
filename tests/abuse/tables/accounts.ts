import { createHash } from 'node:crypto';
import { confirmResetPassword, login, register, resetPassword } from '../../../contract/account.ts';
import { logout, refreshToken } from '../../../contract/session.ts';
import { resetTokenOf } from '../../../server/secrets/signatures.ts';
import { bearer, password } from '../../harness/accounts.ts';
import { type Attack, send } from '../attack.ts';
import type { Cast } from '../cast.ts';

const email = 'ann@example.org';

/** No text, each in its way. */
const noTexts: readonly unknown[] = [null, 7, true, [], [email], {}, { $ne: '' }, { toString: 'x' }];

const logIn = (changes: object) => () => send(login, { email, password, ...changes });
const refresh = (make: (cast: Cast) => unknown) => (cast: Cast) => send(refreshToken, { refreshToken: make(cast) });
const confirm =
  (make: (cast: Cast) => unknown, given = 'another horse 2') =>
  (cast: Cast) =>
    send(confirmResetPassword, { token: make(cast), password: given });

/** A link's reset and its signature. */
function halves(token: string): [resetId: string, signature: string] {
  const [resetId = '', signature = ''] = token.split('.');
  return [resetId, signature];
}

/** Ways into an account that are none. */
export const accounts: readonly Attack[] = [
  ...noTexts.flatMap((value): Attack[] => [
    [`${JSON.stringify(value)} as an email`, 400, logIn({ email: value })],
    [`${JSON.stringify(value)} as a password`, 400, logIn({ password: value })],
    [`${JSON.stringify(value)} as an address to reset`, 400, () => send(resetPassword, { email: value })],
    [`${JSON.stringify(value)} as a refresh token`, 400, refresh(() => value)],
    [`${JSON.stringify(value)} as a token to log out`, 400, () => send(logout, { refreshToken: value })],
    [`${JSON.stringify(value)} as the token of a reset`, 400, confirm(() => value)],
  ]),

  ['a password in capitals', 401, logIn({ password: password.toUpperCase() })],
  ['a password with a space', 401, logIn({ password: `${password} ` })],
  ['a password with more to it', 401, logIn({ password: password.padEnd(128, 'x') })],
  ['a password that is cut', 401, logIn({ password: password.slice(0, -1) })],
  ['a password with a NUL', 400, logIn({ password: `${password}\0` })],
  ['a password that is too long', 400, logIn({ password: 'x1'.repeat(65) })],
  ['a password of 90 KB', 400, logIn({ password: 'x1'.repeat(45_000) })],
  ['an email of Cyrillic letters', 401, logIn({ email: 'аnn@example.org' })],
  ['an email of wide letters', 401, logIn({ email: 'ａｎｎ@example.org' })],
  ['an email with a character of no width', 401, logIn({ email: 'ann\u200b@example.org' })],
  ['an email that ends with a dot', 401, logIn({ email: `${email}.` })],
  ['two emails', 401, logIn({ email: `${email},bob@example.org` })],
  ['any email', 401, logIn({ email: '%' })],
  ['an email that is too long', 400, logIn({ email: `${'a'.repeat(243)}@example.org` })],

  ['an account of someone else', 409, () => send(register, { email, password: 'my own horse 1' })],
  ['the same in capitals', 409, () => send(register, { email: email.toUpperCase(), password })],
  [
    'the same with an id and rights',
    409,
    ({ bob }) => send(register, { email, password, id: bob.userId, admin: true }),
  ],
  [
    'an account with one of the most common passwords',
    400,
    () => send(register, { email: 'eva@example.org', password: 'PassWord1' }),
  ],
  ['an account of a list', 400, () => send(register, { email: [email], password })],
  ['an account of two lines', 400, () => send(register, { email: `a@example.org\nbcc: ${email}`, password })],
  ['a wide @', 400, () => send(register, { email: 'ann＠example.org', password })],

  ['a refresh token from before logout, again', 401, refresh(({ ended }) => ended.loggedOut.refreshToken)],
  ['a refresh token from before the new password', 401, refresh(({ ended }) => ended.byPassword.refreshToken)],
  ['an expired refresh token', 401, refresh(({ ended }) => ended.expired.refreshToken)],
  [
    'what the database keeps of a refresh token',
    401,
    refresh(({ ann }) => createHash('sha256').update(ann.refreshToken).digest('hex')),
  ],
  ['a refresh token with a space', 401, refresh(({ ann }) => `${ann.refreshToken} `)],
  ['a refresh token in lower case', 401, refresh(({ ann }) => ann.refreshToken.toLowerCase())],
  ['a refresh token that is cut', 401, refresh(({ ann }) => ann.refreshToken.slice(0, -1))],
  ['an access token as a refresh token', 400, refresh(({ ann }) => ann.accessToken)],
  ['a refresh token of 90 KB', 400, refresh(() => 'x'.repeat(90_000))],
  [
    'a refresh token in the header alone',
    400,
    ({ ann }) => ({ ...send(refreshToken, {}), headers: bearer({ accessToken: ann.refreshToken }) }),
  ],

  ['a link that was used', 400, confirm(({ links }) => links.used)],
  ['a link from before the new password', 400, confirm(({ links }) => links.replaced)],
  ['an expired link', 400, confirm(({ links }) => links.expired)],
  ['a link without its signature', 400, confirm(({ links }) => halves(links.good)[0])],
  ['a link with a dot for its signature', 400, confirm(({ links }) => `${halves(links.good)[0]}.`)],
  ['a signature without its link', 400, confirm(({ links }) => `.${halves(links.good)[1]}`)],
  [
    'another reset with the signature',
    400,
    confirm(({ links }) => `${halves(links.used)[0]}.${halves(links.good)[1]}`),
  ],
  [
    'the reset with another signature',
    400,
    confirm(({ links }) => `${halves(links.good)[0]}.${halves(links.used)[1]}`),
  ],
  ['a signature by another secret', 400, confirm(({ links }) => resetTokenOf('not the secret', halves(links.good)[0]))],
  ['a link in capitals', 400, confirm(({ links }) => links.good.toUpperCase())],
  ['a link with something after it', 400, confirm(({ links }) => `${links.good}.x`)],
  ['a link with what base64 skips', 400, confirm(({ links }) => `${links.good}=!`)],
  ['a refresh token for a link', 400, confirm(({ ann }) => ann.refreshToken)],
  ['a link of 90 KB', 400, confirm(() => 'x'.repeat(90_000))],
  ['a good link with one of the most common passwords', 400, confirm(({ links }) => links.good, 'trustno1')],
  ['a good link with a short password', 400, confirm(({ links }) => links.good, 'short 1')],
  ['a good link with a password of 90 KB', 400, confirm(({ links }) => links.good, 'x1'.repeat(45_000))],
];
