import { changeEmail, changePassword, confirmEmail } from '../../../contract/credentials.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { retrieveExamDates, saveExamDate } from '../../../contract/examDates.ts';
import {
  bookmarkQuestion,
  retrieveLearnerQuestions,
  retrieveSectionHistory,
  saveNote,
} from '../../../contract/learning.ts';
import { addPasskey, removePasskey, retrievePasskeys, startPasskey } from '../../../contract/passkeys.ts';
import { connectProvider, disconnectProvider, finishLogin, retrieveConnections } from '../../../contract/openId.ts';
import { deleteAccount, exportData } from '../../../contract/personalData.ts';
import { reportQuestion, retrieveReports } from '../../../contract/reports.ts';
import { endOtherSessions, endSession, retrieveSessions } from '../../../contract/sessions.ts';
import { emailTokenOf, resetTokenOf } from '../../../server/secrets/signatures.ts';
import { password } from '../../harness/accounts.ts';
import { ask, type Attack, send } from '../attack.ts';
import type { Cast } from '../cast.ts';
import { forgedPasskey } from './passkeys.ts';

const newPassword = 'another horse 2';
const email = 'new@example.org';

/** Every call that changes something of its caller alone, with what it takes besides the caller's id. */
const calls: readonly (readonly [name: string, endpoint: Pick<Endpoint, 'path'>, body: object])[] = [
  ['a new password', changePassword, { password, newPassword }],
  ['a new email', changeEmail, { password, email }],
  ['the end of a session', endSession, { sessionId: 'none' }],
  ['the end of other sessions', endOtherSessions, {}],
  ['the end of an account', deleteAccount, { password }],
  ['the start of a passkey', startPasskey, { password }],
  ['a passkey', addPasskey, { credential: forgedPasskey }],
  ['the end of a passkey', removePasskey, { passkeyId: 'none' }],
  ['an account elsewhere', connectProvider, { provider: 'google', password }],
  ['the end of an account elsewhere', disconnectProvider, { provider: 'google' }],
  ['a bookmark', bookmarkQuestion, { examId: 'administrator', questionId: 'adm-1', bookmarked: true }],
  [
    'a report',
    reportQuestion,
    { examId: 'administrator', questionId: 'adm-1', version: 1, reason: 'typo', text: 'A report.' },
  ],
  ['an exam date', saveExamDate, { examId: 'administrator', date: '2999-01-01' }],
  ['a note', saveNote, { examId: 'administrator', questionId: 'adm-1', text: 'A note.' }],
];
/** Every call that reads what is its caller's alone, with what its query takes besides the caller's id. */
const reads: readonly (readonly [name: string, endpoint: Endpoint, query: string])[] = [
  ['the sessions', retrieveSessions, ''],
  ['the data', exportData, ''],
  ['the passkeys', retrievePasskeys, ''],
  ['the accounts elsewhere', retrieveConnections, ''],
  ['the reports', retrieveReports, ''],
  ['the questions', retrieveLearnerQuestions, ''],
  ['the exam dates', retrieveExamDates, ''],
  ['the history of sections', retrieveSectionHistory, '&examId=administrator'],
];

const confirm = (make: (cast: Cast) => unknown) => (cast: Cast) => send(confirmEmail, { token: make(cast) });
const idOf = (token: string) => token.slice(0, token.indexOf('.'));

/** Ways to what belongs to someone else, or to its owner who has to prove it. */
export const settings: readonly Attack[] = [
  ...calls.flatMap(([name, endpoint, body]): Attack[] => [
    [`${name} of another`, 403, ({ ann, bob }) => send(endpoint, { ...body, userId: ann.userId }, bob)],
    [`${name} by a visitor`, 401, ({ ann }) => send(endpoint, { ...body, userId: ann.userId })],
    [`${name} of no one`, 400, ({ bob }) => send(endpoint, body, bob)],
    [`${name} of several`, 400, ({ ann, bob }) => send(endpoint, { ...body, userId: [bob.userId, ann.userId] }, bob)],
    [
      `${name} after logout`,
      401,
      ({ ended }) => send(endpoint, { ...body, userId: ended.loggedOut.userId }, ended.loggedOut),
    ],
  ]),
  ...reads.flatMap(([name, endpoint, query]): Attack[] => [
    [`${name} of another`, 403, ({ ann, bob }) => ask(endpoint, { search: `userId=${ann.userId}${query}`, as: bob })],
    [`${name} for a visitor`, 401, ({ ann }) => ask(endpoint, { search: `userId=${ann.userId}${query}` })],
    [`${name} of no one`, 400, ({ bob }) => ask(endpoint, { as: bob })],
    [
      `${name} of several`,
      400,
      ({ ann, bob }) => ask(endpoint, { search: `userId=${bob.userId}&userId=${ann.userId}${query}`, as: bob }),
    ],
  ]),

  ...[changePassword, changeEmail, deleteAccount, startPasskey, connectProvider].flatMap((endpoint): Attack[] =>
    ['correct horse 2', password.toUpperCase(), `${password} `].map((given) => [
      `${endpoint.path} with the password "${given}"`,
      403,
      ({ ann }) => send(endpoint, { userId: ann.userId, password: given, newPassword, email, provider: 'google' }, ann),
    ]),
  ),
  ...[null, [password], { $ne: '' }, 7].map((given): Attack => [
    `the end of an account with the password ${JSON.stringify(given)}`,
    400,
    ({ ann }) => send(deleteAccount, { userId: ann.userId, password: given }, ann),
  ]),
  [
    'one of the most common passwords for a new one',
    400,
    ({ ann }) => send(changePassword, { userId: ann.userId, password, newPassword: 'QWERTY123' }, ann),
  ],
  [
    'a password of 90 KB for a new one',
    400,
    ({ ann }) => send(changePassword, { userId: ann.userId, password, newPassword: 'x1'.repeat(45_000) }, ann),
  ],
  [
    'the own email for a new one',
    400,
    ({ ann }) => send(changeEmail, { userId: ann.userId, password, email: 'ANN@example.org' }, ann),
  ],
  [
    'an address of two lines for a new one',
    400,
    ({ ann }) => send(changeEmail, { userId: ann.userId, password, email: 'a@example.org\nbcc: b@example.org' }, ann),
  ],

  ['a link to change an email that was used', 400, confirm(({ emailLinks }) => emailLinks.used)],
  ['the same in capitals', 400, confirm(({ emailLinks }) => emailLinks.good.toUpperCase())],
  ['a link to change an email without its signature', 400, confirm(({ emailLinks }) => idOf(emailLinks.good))],
  ['a link to change an email with something after it', 400, confirm(({ emailLinks }) => `${emailLinks.good}.x`)],
  [
    'a link to change an email by another secret',
    400,
    confirm(({ emailLinks }) => emailTokenOf('not the secret', idOf(emailLinks.good))),
  ],
  [
    'a link to change an email, signed to set a password',
    400,
    confirm(({ emailLinks }) => resetTokenOf('a secret that only tests know, 32+', idOf(emailLinks.good))),
  ],
  ['a link to set a password', 400, confirm(({ links }) => links.good)],
  ['a session after no login elsewhere', 400, () => send(finishLogin, {})],
  [
    'a session with an invented login elsewhere',
    400,
    () => ({ ...send(finishLogin, {}), headers: { cookie: `certcrest_openid=${'x'.repeat(43)}` } }),
  ],
  ...['constructor', '__proto__', 'GOOGLE', ['google'], null].map((provider): Attack => [
    `an account of ${JSON.stringify(provider)}`,
    400,
    ({ ann }) => send(connectProvider, { userId: ann.userId, provider, password }, ann),
  ]),
  [
    'an account of a provider that is not set up',
    404,
    ({ ann }) => send(connectProvider, { userId: ann.userId, provider: 'salesforce', password }, ann),
  ],
  ['a list of links', 400, confirm(({ emailLinks }) => [emailLinks.good])],
];
