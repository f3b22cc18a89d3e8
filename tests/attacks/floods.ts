import type { InjectOptions } from 'fastify';
import {
  checkResetPassword,
  confirmResetPassword,
  login,
  register,
  resetPassword,
  type Session,
} from '../../contract/account.ts';
import { saveExamAttempt } from '../../contract/attempts.ts';
import { changeEmail, changePassword, confirmEmail } from '../../contract/credentials.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { saveExamDate } from '../../contract/examDates.ts';
import { bookmarkQuestion, saveNote } from '../../contract/learning.ts';
import { connectProvider, finishLogin } from '../../contract/openId.ts';
import { logInWithPasskey, startPasskey, startPasskeyLogin } from '../../contract/passkeys.ts';
import { buyCourses, executePayment } from '../../contract/payments.ts';
import { deleteAccount, exportData } from '../../contract/personalData.ts';
import { reportQuestion } from '../../contract/reports.ts';
import { refreshToken } from '../../contract/session.ts';
import type { LimitedCall } from '../../server/limits/limits.ts';
import { bearer, password } from '../harness/accounts.ts';
import { sendFeedback, sendParts } from '../harness/messages.ts';

const email = 'ann@example.org';
const wrong = 'wrong horse 9';
const question = { examId: 'administrator', questionId: 'adm-1' };
const passkey = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
};

/** A flood: what it is, what it is stopped by, the status of what gets through, and one of its requests. */
export type Flood = readonly [
  name: string,
  call: LimitedCall,
  of: 'client' | 'target',
  status: number,
  request: (ann: Session, at: number) => InjectOptions,
];

const send = ({ path }: Endpoint, payload: object): InjectOptions => ({ method: 'POST', url: `/api${path}`, payload });

/** A request of Ann. */
const own = (endpoint: Endpoint, body: object | ((at: number) => object)): Flood[4] => {
  return (ann, at) => {
    const rest = typeof body === 'function' ? body(at) : body;
    return { ...send(endpoint, { userId: ann.userId, ...rest }), headers: bearer(ann) };
  };
};

/** Floods, each against one limit. */
export const floods: readonly Flood[] = [
  ['logins to one account', 'login', 'target', 401, () => send(login, { email, password: wrong })],
  [
    'logins to one account in all its spellings',
    'login',
    'target',
    401,
    (_, at) => send(login, { email: at % 2 === 0 ? 'ANN@example.org' : ` ${email} `, password: wrong }),
  ],
  [
    'logins to many accounts, with made up proxies',
    'login',
    'client',
    401,
    (_, at) => ({
      ...send(login, { email: `user-${at}@example.org`, password: wrong }),
      headers: { 'x-forwarded-for': `203.0.113.${at}`, 'x-real-ip': `203.0.113.${at}` },
    }),
  ],
  ['sign-ups with one email', 'register', 'target', 409, () => send(register, { email, password })],
  ['sign-ups', 'register', 'client', 200, (_, at) => send(register, { email: `user-${at}@example.org`, password })],
  ['resets of one account', 'resetPassword', 'target', 200, () => send(resetPassword, { email })],
  ['resets', 'resetPassword', 'client', 200, (_, at) => send(resetPassword, { email: `user-${at}@example.org` })],
  ['looks at a link', 'checkResetPassword', 'client', 400, (_, at) => send(checkResetPassword, { token: `no-${at}` })],
  [
    'guesses of a link',
    'confirmResetPassword',
    'client',
    400,
    (_, at) => send(confirmResetPassword, { token: `no-${at}`, password }),
  ],
  ['refreshes of one session', 'refreshToken', 'target', 200, (ann) => send(refreshToken, ann)],
  ['attempts', 'saveExamAttempt', 'target', 200, own(saveExamAttempt, { examId: 'administrator', scorePercent: 1 })],
  ['bookmarks', 'markQuestion', 'target', 200, own(bookmarkQuestion, { ...question, bookmarked: true })],
  ['notes', 'markQuestion', 'target', 200, own(saveNote, { ...question, text: 'A note.' })],
  ['exam dates', 'saveExamDate', 'target', 200, own(saveExamDate, { examId: 'administrator', date: '2999-01-01' })],
  [
    'reports',
    'reportQuestion',
    'target',
    200,
    own(reportQuestion, (at) => ({ ...question, version: 1, reason: 'other', text: String(at) })),
  ],
  [
    'wrong current passwords for a new one',
    'currentPassword',
    'target',
    403,
    own(changePassword, { password: wrong, newPassword: password }),
  ],
  ['wrong current passwords for the end', 'currentPassword', 'target', 403, own(deleteAccount, { password: wrong })],
  [
    'mails to new addresses',
    'changeEmail',
    'target',
    200,
    own(changeEmail, (at) => ({ password, email: `user-${at}@example.org` })),
  ],
  ['guesses of a new address', 'confirmEmail', 'client', 400, (_, at) => send(confirmEmail, { token: `no-${at}` })],
  ['ends of no login elsewhere', 'finishOpenId', 'client', 400, () => send(finishLogin, {})],
  ['accounts elsewhere', 'startOpenId', 'target', 503, own(connectProvider, { provider: 'google', password })],
  ['passkeys', 'addPasskey', 'target', 200, own(startPasskey, { password })],
  ['logins with any passkey', 'passkeyLogin', 'client', 200, () => send(startPasskeyLogin, {})],
  ['guesses of one passkey', 'passkeyLogin', 'target', 400, () => send(logInWithPasskey, { credential: passkey })],
  [
    'downloads',
    'exportData',
    'target',
    200,
    (ann) => ({ url: `/api${exportData.path}?userId=${ann.userId}`, headers: bearer(ann) }),
  ],
  ['orders', 'buyCourses', 'target', 409, own(buyCourses, {})],
  [
    'guesses of a payment',
    'executePayment',
    'target',
    404,
    own(executePayment, (at) => ({ paymentId: `no-${at}`, payerId: 'me' })),
  ],
  [
    'one message to the webhook',
    'paymentWebhook',
    'target',
    400,
    () => ({ method: 'POST', url: '/api/payments/webhook', payload: {} }),
  ],
  [
    'messages of one writer in all spellings',
    'sendMessage',
    'target',
    200,
    (_, at) => sendFeedback({ email: at % 2 === 0 ? 'ANN@example.org' : email }),
  ],
  ['messages', 'sendMessage', 'client', 200, (_, at) => sendFeedback({ email: `user-${at}@example.org` })],
  ['bodies beyond all files', 'sendMessage', 'client', 413, () => sendParts('x'.repeat(800_000))],
];
