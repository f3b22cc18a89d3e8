import { checkResetPassword, confirmResetPassword, login, register } from '../../../contract/account.ts';
import { saveExamAttempt } from '../../../contract/attempts.ts';
import { retrieveAllExams, retrieveQuiz } from '../../../contract/exams.ts';
import { retrieveUserDetails } from '../../../contract/profile.ts';
import { changeEmail, changePassword, confirmEmail } from '../../../contract/credentials.ts';
import { exportData } from '../../../contract/personalData.ts';
import { endSession } from '../../../contract/sessions.ts';
import { refreshToken } from '../../../contract/session.ts';
import { password } from '../../harness/accounts.ts';
import { ask, type Attack, send } from '../attack.ts';

/** Texts that are dangerous somewhere. */
export const texts: Readonly<Record<string, string>> = {
  'SQL that is always true': "' or 1=1 --",
  'SQL that drops a table': "x'; drop table users; --",
  'SQL that reads passwords': "' union select password_hash, 1 from users --",
  HTML: '<script>alert(1)</script>',
  'an attribute': '"><img src=x onerror=alert(1)>',
  'a header': 'x\r\nX-Injected: 1\r\n\r\n<html>',
  'an escaped header': 'x%0d%0aSet-Cookie:%20a=b',
  'a template': '${7*7}{{7*7}}<%= 7*7 %>#{7*7}',
  'a path': '../../../../etc/passwd',
  'a command': '$(reboot)`reboot`|reboot;reboot',
  'a format': '%s%n%x%d',
  'a query of MongoDB': '{"$ne":null}',
  'the other direction of writing': '\u202egro.elpmaxe@nna',
  'characters without width': '\u200b\u200d\ufeff',
  'a NUL': 'x\0.jpg',
  'half a character': 'x\ud83d',
  'thousands of letters': 'x'.repeat(9000),
};

/** Fields that no such text is right for, with the statuses that they may be refused by. */
const fields: readonly [name: string, statuses: readonly number[], request: (text: string) => Attack[2]][] = [
  ['email of login', [400, 401], (email) => () => send(login, { email, password })],
  ['password of login', [400, 401], (text) => () => send(login, { email: 'ann@example.org', password: text })],
  // With the address of a user, as many texts are valid passwords.
  ['password of register', [400, 409], (text) => () => send(register, { email: 'ann@example.org', password: text })],
  ['email of register', [400], (text) => () => send(register, { email: `${text} @example.org`, password })],
  ['refreshToken', [400, 401], (text) => () => send(refreshToken, { refreshToken: text })],
  ['token of a look at a reset', [400], (token) => () => send(checkResetPassword, { token })],
  ['token of a new email', [400], (token) => () => send(confirmEmail, { token })],
  ['token of a reset', [400], (token) => () => send(confirmResetPassword, { token, password })],
  [
    'a session to end',
    // Whatever is the caller's: the same as a session that does not exist.
    [400, 403],
    (sessionId) =>
      ({ ann, bob }) =>
        send(endSession, { userId: ann.userId, sessionId }, bob),
  ],
  [
    'current password',
    [400, 403],
    (text) =>
      ({ ann }) =>
        send(changePassword, { userId: ann.userId, password: text, newPassword: password }, ann),
  ],
  [
    'new email',
    [400],
    (email) =>
      ({ ann }) =>
        send(changeEmail, { userId: ann.userId, password, email: `${email} @example.org` }, ann),
  ],
  [
    'userId of a download',
    [400, 403],
    (text) =>
      ({ ann }) =>
        ask(exportData, { search: query('userId', text), as: ann }),
  ],
  [
    'examId',
    [400, 404],
    (examId) =>
      ({ ann }) =>
        send(saveExamAttempt, attemptOf(ann.userId, { examId }), ann),
  ],
  [
    'userId',
    [400, 403],
    (text) =>
      ({ ann }) =>
        send(saveExamAttempt, attemptOf(text), ann),
  ],
  [
    'attemptId',
    [400],
    (attemptId) =>
      ({ ann }) =>
        send(saveExamAttempt, attemptOf(ann.userId, { attemptId }), ann),
  ],
  [
    'finishedAt',
    [400],
    (finishedAt) =>
      ({ ann }) =>
        send(saveExamAttempt, attemptOf(ann.userId, { finishedAt }), ann),
  ],
  [
    'a question of picks',
    [400, 409],
    (id) =>
      ({ ann }) =>
        send(saveExamAttempt, attemptOf(ann.userId, { picks: { [id]: [] } }), ann),
  ],
  [
    'an answer of picks',
    [400, 409],
    (id) =>
      ({ ann }) =>
        send(saveExamAttempt, attemptOf(ann.userId, { picks: { 'adm-1': [id] } }), ann),
  ],
  [
    'userId of the profile',
    [400, 403],
    (text) =>
      ({ ann }) =>
        ask(retrieveUserDetails, { search: query('userId', text), as: ann }),
  ],
  [
    'user_id of the exams',
    [400, 403],
    (text) =>
      ({ ann }) =>
        ask(retrieveAllExams, { search: query('user_id', text), as: ann }),
  ],
  ['exam of a quiz', [400], (text) => () => ask(retrieveQuiz, { params: { developerType: text.toWellFormed() } })],
];

/** Each of the texts in each of the fields. */
export const hostileTexts: readonly Attack[] = fields.flatMap(([field, statuses, request]) =>
  Object.entries(texts).map(([name, text]): Attack => [`${name} as ${field}`, statuses, request(text)]),
);

const attemptOf = (userId: string, more: object = {}) => ({
  userId,
  examId: 'administrator',
  scorePercent: 1,
  ...more,
});

const query = (name: string, text: string) => new URLSearchParams({ [name]: text }).toString();
