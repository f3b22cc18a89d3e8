import { retrieveUserDetails } from '../../../contract/profile.ts';
import { saveExamAttempt } from '../../../contract/attempts.ts';
import { ask, type Attack, send } from '../attack.ts';
import type { Cast } from '../cast.ts';
import { partsOf, publicKey, resign, signByRsa, tamper, withHeader } from '../forge.ts';

/** Asks for Ann's profile with these headers. */
const profile = ({ ann }: Cast, headers: Readonly<Record<string, string>>, more = '') => ({
  ...ask(retrieveUserDetails, { search: `userId=${ann.userId}${more}` }),
  headers,
});

/** Asks for Ann's profile with a header that is made of her access token. */
const header = (authorization: (token: string, cast: Cast) => string) => (cast: Cast) =>
  profile(cast, { authorization: authorization(cast.ann.accessToken, cast) });

/** Asks for Ann's profile with a token that is made of hers. */
const token = (make: (token: string, cast: Cast) => string | Promise<string>) => async (cast: Cast) =>
  profile(cast, { authorization: `Bearer ${await make(cast.ann.accessToken, cast)}` });

/** Ways to claim a caller that must all be refused. */
export const tokens: readonly Attack[] = [
  ['no header', 401, (cast) => profile(cast, {})],
  ['an empty header', 401, header(() => '')],
  ['a scheme alone', 401, header(() => 'Bearer')],
  ['a scheme and a space', 401, header(() => 'Bearer ')],
  ['a token without a scheme', 401, header((own) => own)],
  ['another scheme', 401, header((own) => `Token ${own}`)],
  ['a password', 401, header(() => `Basic ${Buffer.from('ann@example.org:correct horse 1').toString('base64')}`)],
  ['two spaces', 401, header((own) => `Bearer  ${own}`)],
  ['a tab', 401, header((own) => `Bearer\t${own}`)],
  ['a token in quotes', 401, header((own) => `Bearer "${own}"`)],
  ['two tokens', 401, header((own) => `Bearer ${own} ${own}`)],
  ['two schemes', 401, header((own) => `Bearer ${own}, Bearer ${own}`)],
  ['a token in the query', 401, (cast) => profile(cast, {}, `&access_token=${cast.ann.accessToken}`)],
  ['a token in a cookie', 401, (cast) => profile(cast, { cookie: `accessToken=${cast.ann.accessToken}` })],
  ['a header of a proxy', 401, (cast) => profile(cast, { 'x-forwarded-user': cast.ann.userId })],
  [
    'a token in the body',
    401,
    ({ ann }) => send(saveExamAttempt, { ...ann, examId: 'administrator', scorePercent: 100 }),
  ],

  ['no JWT', 401, token(() => 'undefined')],
  ['empty parts', 401, token(() => '..')],
  ['two parts', 401, token((own) => own.slice(0, own.lastIndexOf('.')))],
  ['five parts', 401, token((own) => `${own}.a.b`)],
  ['parts that are no JSON', 401, token((own) => own.replaceAll(/[^.]+/g, 'AAAA'))],
  [
    'a payload that is a list',
    401,
    token((own) => own.replace(/\.[^.]+\./, `.${Buffer.from('[]').toString('base64url')}.`)),
  ],
  ['thousands of letters', 401, token((own) => own + 'A'.repeat(7000))],
  ['a refresh token', 401, token((_, { ann }) => ann.refreshToken)],
  ['the token of a reset', 401, token((_, { links }) => links.good)],

  ['another user in the payload', 401, token((_, { ann, bob }) => tamper(bob.accessToken, { sub: ann.userId }))],
  ['a later end in the payload', 401, token((_, { ended }) => tamper(ended.expired.accessToken, { exp: 1e10 }))],
  ['no signature', 401, token((own) => own.replace(/[^.]+$/, ''))],
  ['a signature that is cut', 401, token((own) => own.slice(0, -2))],
  [
    'the signature of another token',
    401,
    token((own, { bob }) => own.replace(/[^.]+$/, partsOf(bob.accessToken).signature)),
  ],
  ...['none', 'None', 'NONE', 'nOnE', ''].flatMap((alg): Attack[] => [
    [`alg "${alg}" without a signature`, 401, token((own) => withHeader(own, { alg }, ''))],
    [`alg "${alg}" with the right signature`, 401, token((own) => withHeader(own, { alg }, partsOf(own).signature))],
  ]),
  ['no alg', 401, token((own) => withHeader(own, {}, partsOf(own).signature))],
  ['HS384', 401, token((own) => resign(own, {}, { header: { alg: 'HS384' } }))],
  ['HS512', 401, token((own) => resign(own, {}, { header: { alg: 'HS512' } }))],
  ['RS256', 401, token((own) => signByRsa(own))],
  ['RS256 with its key enclosed', 401, token((own) => signByRsa(own, { jwk: { kty: 'RSA', n: 'AQAB', e: 'AQAB' } }))],
  ['a public key for the secret', 401, token((own) => resign(own, {}, { secret: publicKey }))],
  ['another secret', 401, token((own) => resign(own, {}, { secret: 'a secret that only others know, 32+' }))],
  ['an empty secret', 401, token((own) => resign(own, {}, { secret: '' }))],
  ['a key from a file', 401, token((own) => resign(own, {}, { secret: '', header: { kid: '../../../dev/null' } }))],
  ['an extension that no one knows', 401, token((own) => resign(own, {}, { header: { crit: ['x'], x: 1 } }))],

  // By someone who knows the leaked secret, or by a faulty version of ours.
  ...Object.entries({
    'no user': { sub: undefined },
    'a number for a user': { sub: 7 },
    'a list of users': { sub: ['a', 'b'] },
    'no session': { sid: undefined },
    'a number for a session': { sid: 7 },
    'a session that does not exist': { sid: "' or 1=1 --" },
    'no end': { exp: undefined },
    'a text for an end': { exp: 'never' },
    'a beginning to come': { nbf: 1e10 },
    'no issuer': { iss: undefined },
    'another issuer': { iss: 'certcrest.example' },
    'another audience': { aud: 'others' },
  }).map(([name, claims]): Attack => [name, 401, token((own) => resign(own, claims))]),
  ["another user's session", 401, token((own, { bob }) => resign(own, { sub: bob.userId }))],
  ['an expired token', 401, token((_, { ended }) => ended.expired.accessToken)],
  ['a token from before logout', 401, token((_, { ended }) => ended.loggedOut.accessToken)],
  ['a token from before the new password', 401, token((_, { ended }) => ended.byPassword.accessToken)],
  ['the token of another', 403, token((_, { bob }) => bob.accessToken)],
];
