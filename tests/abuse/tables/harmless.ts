import type { InjectOptions } from 'fastify';
import { resetPassword } from '../../../contract/account.ts';
import { saveExamAttempt } from '../../../contract/attempts.ts';
import { retrieveAllExams, retrieveQuiz } from '../../../contract/exams.ts';
import { logout } from '../../../contract/session.ts';
import { endOtherSessions, endSession } from '../../../contract/sessions.ts';
import { ask, send, sendText } from '../attack.ts';
import { type Cast, savedAttempt } from '../cast.ts';
import { texts } from './texts.ts';

type Request = (cast: Cast) => InjectOptions;

/** A request that gets the usual response: what it is, how it is made, and the honest one with the same response. */
export type Harmless = readonly [name: string, request: Request, honest: Request];

const reset = (email: string) => () => send(resetPassword, { email });
const logOut = (make: (cast: Cast) => string) => (cast: Cast) => send(logout, { refreshToken: make(cast) });
const end =
  (make: (cast: Cast) => string): Request =>
  (cast) =>
    send(endSession, { userId: cast.bob.userId, sessionId: make(cast) }, cast.bob);
const endOthers: Request = ({ bob }) => send(endOtherSessions, { userId: bob.userId, but: 'none' }, bob);
const exams = () => ask(retrieveAllExams);
const quiz = () => ask(retrieveQuiz, { params: { developerType: 'administrator' } });
const examsOfBob: Request = ({ bob }) => ask(retrieveAllExams, { search: `user_id=${bob.userId}`, as: bob });
const save =
  (changes: object): Request =>
  ({ ann }) =>
    send(
      saveExamAttempt,
      { userId: ann.userId, examId: 'administrator', scorePercent: 40, attemptId: savedAttempt, ...changes },
      ann,
    );

/** The same request with more to it. */
export const plus =
  (request: Request, { headers, ...more }: InjectOptions): Request =>
  (cast) => {
    const made = request(cast);
    return { ...made, ...more, headers: { ...made.headers, ...headers } };
  };

/** Texts that are short enough and can be stored. */
export const speakable = Object.entries(texts).filter(
  ([, text]) => text.length <= 200 && text.isWellFormed() && !text.includes('\0'),
);

/** Requests without an effect whose response, by design, does not say so. */
export const harmless: readonly Harmless[] = [
  ...speakable.flatMap(([name, text]): Harmless[] => [
    [`${name} to reset`, reset(text), reset('nobody@example.org')],
    [`${name} to log out`, logOut(() => text), logOut(() => 'none')],
  ]),
  ['two addresses to reset', reset('ann@example.org,bob@example.org'), reset('nobody@example.org')],
  ['an address and a copy', reset('ann@example.org\r\nBcc: bob@example.org'), reset('nobody@example.org')],
  ['an address with a name', reset('<ann@example.org>'), reset('nobody@example.org')],
  ['an address of Cyrillic letters', reset('аnn@example.org'), reset('nobody@example.org')],
  ['an address for LIKE', reset('%@example.org'), reset('nobody@example.org')],
  ['the access token to log out', logOut(({ ann }) => ann.accessToken.slice(0, 200)), logOut(() => 'none')],
  ['the user to log out', logOut(({ ann }) => ann.userId), logOut(() => 'none')],
  ['a logout after logout', logOut(({ ended }) => ended.loggedOut.refreshToken), logOut(() => 'none')],
  [
    "a visitor's logout of an ended session",
    logOut(({ ended }) => ended.byPassword.refreshToken),
    logOut(() => 'none'),
  ],

  ["the end of another's session", end(({ annsSession }) => annsSession), end(() => 'none')],
  ['the end of a session that does not exist', end(() => "' or 1=1 --"), end(() => 'none')],
  ['the end of other sessions where there are none', endOthers, endOthers],
  ['an attempt again with a better score', save({ scorePercent: 100 }), save({})],
  ['an attempt again with picks', save({ picks: { 'adm-1': ['a'] } }), save({})],
  ['an attempt again of another exam', save({ examId: 'developer1' }), save({})],
  ['an attempt again with its id in capitals', save({ attemptId: savedAttempt.toUpperCase() }), save({})],
  ['an attempt again, finished in the year 1', save({ finishedAt: '0001-01-01T00:00:00Z' }), save({})],
  ['an attempt again, finished in the year 9999', save({ finishedAt: '9999-12-31T23:59:59Z' }), save({})],
  ['an attempt again that says it is verified', save({ verified: 1, score: 10_000, created_at: 0 }), save({})],

  ['exams of a list of users', ({ ann }) => ask(retrieveAllExams, { search: `user_id[]=${ann.userId}` }), exams],
  ['exams of an object', ({ ann }) => ask(retrieveAllExams, { search: `user_id[$eq]=${ann.userId}` }), exams],
  ['exams with __proto__', () => ask(retrieveAllExams, { search: '__proto__[user_id]=x&constructor=y' }), exams],
  ['exams with a body', plus(exams, { payload: { user_id: 'x' } }), exams],
  ['exams from another site', plus(exams, { headers: { origin: 'https://evil.example' } }), exams],
  [
    'exams by another host',
    plus(exams, { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } }),
    exams,
  ],
  ['exams by another method', plus(exams, { headers: { 'x-http-method-override': 'DELETE' } }), exams],
  ['exams in another form', plus(exams, { headers: { accept: 'text/html', range: 'bytes=0-9' } }), exams],
  ['exams in an encoding without sense', plus(exams, { headers: { 'accept-encoding': 'gzip;q=NaN, ,;;=' } }), exams],
  ['exams of a user by another scheme', plus(examsOfBob, { headers: { 'x-user-id': 'admin' } }), examsOfBob],
  [
    'more questions',
    () => ask(retrieveQuiz, { params: { developerType: 'administrator' }, search: 'limit=1000&access=owner' }),
    quiz,
  ],
  ['questions for an owner', plus(quiz, { headers: { cookie: 'bought=true; access=owner' } }), quiz],
  [
    'a reset in a list of its own',
    () => sendText(resetPassword, '{"email":"ann@example.org","email":"nobody@example.org"}'),
    reset('nobody@example.org'),
  ],
];
