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
import { bookmarkQuestion } from '../../contract/learning.ts';
import { connectProvider, finishLogin } from '../../contract/openId.ts';
import { logInWithPasskey, startPasskey, startPasskeyLogin } from '../../contract/passkeys.ts';
import { buyCourses, executePayment } from '../../contract/payments.ts';
import { exportData } from '../../contract/personalData.ts';
import { reportQuestion } from '../../contract/reports.ts';
import { refreshToken } from '../../contract/session.ts';
import type { LimitedCall } from '../../server/limits/limits.ts';
import { bearer, password } from '../harness/accounts.ts';
import { send as sendMessage, sendFeedback } from '../harness/messages.ts';

const email = 'ann@example.org';
const wrong = 'wrong horse 9';
const question = { examId: 'administrator', questionId: 'adm-1' };
const passkey = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
};

/** A flood: the limit that stops it, the status of what gets through, and one of its requests. */
export interface Flood {
  readonly call: LimitedCall;
  readonly of: 'client' | 'target';
  readonly status: number;
  readonly request: (ann: Session, at: number) => InjectOptions;
}

const flood =
  (of: Flood['of']) =>
  (call: LimitedCall, status: number, request: Flood['request']): Flood => ({ call, of, status, request });

/** Calls about one thing. */
const toOne = flood('target');
/** Calls from one address, about ever other things. */
const fromOne = flood('client');

const send = ({ path }: Endpoint, payload: object): InjectOptions => ({ method: 'POST', url: `/api${path}`, payload });

/** A request of Ann. */
const own =
  (endpoint: Endpoint, body: object): Flood['request'] =>
  (ann) => ({ ...send(endpoint, { userId: ann.userId, ...body }), headers: bearer(ann) });

const emailOf = (at: number) => `user-${at}@example.org`;
const spelledAnyhow = (at: number) => (at % 2 === 0 ? 'ANN@example.org' : ` ${email} `);
const madeUpProxies = (at: number) => ({ 'x-forwarded-for': `203.0.113.${at}`, 'x-real-ip': `203.0.113.${at}` });

/** Floods, each against one limit. */
export const floods: readonly Flood[] = [
  toOne('login', 401, (_, at) => send(login, { email: spelledAnyhow(at), password: wrong })),
  fromOne('login', 401, (_, at) => ({
    ...send(login, { email: emailOf(at), password: wrong }),
    headers: madeUpProxies(at),
  })),
  toOne('register', 409, () => send(register, { email, password })),
  fromOne('register', 200, (_, at) => send(register, { email: emailOf(at), password })),
  toOne('resetPassword', 200, () => send(resetPassword, { email })),
  fromOne('resetPassword', 200, (_, at) => send(resetPassword, { email: emailOf(at) })),
  fromOne('checkResetPassword', 400, (_, at) => send(checkResetPassword, { token: `no-${at}` })),
  fromOne('confirmResetPassword', 400, (_, at) => send(confirmResetPassword, { token: `no-${at}`, password })),
  toOne('refreshToken', 200, ({ refreshToken: token }) => send(refreshToken, { refreshToken: token })),
  toOne('saveExamAttempt', 200, own(saveExamAttempt, { examId: 'administrator', scorePercent: 1 })),
  toOne('markQuestion', 200, own(bookmarkQuestion, { ...question, bookmarked: true })),
  toOne('saveExamDate', 200, own(saveExamDate, { examId: 'administrator', date: '2999-01-01' })),
  toOne('reportQuestion', 200, own(reportQuestion, { ...question, version: 1, reason: 'other', text: '' })),
  toOne('currentPassword', 403, own(changePassword, { password: wrong, newPassword: password })),
  toOne('changeEmail', 200, own(changeEmail, { password, email: emailOf(1) })),
  fromOne('confirmEmail', 400, (_, at) => send(confirmEmail, { token: `no-${at}` })),
  fromOne('finishOpenId', 400, () => send(finishLogin, {})),
  toOne('startOpenId', 503, own(connectProvider, { provider: 'google', password })),
  toOne('addPasskey', 200, own(startPasskey, { password })),
  fromOne('passkeyLogin', 200, () => send(startPasskeyLogin, {})),
  toOne('passkeyLogin', 400, () => send(logInWithPasskey, { credential: passkey })),
  toOne('exportData', 200, (ann) => ({ url: `/api${exportData.path}?userId=${ann.userId}`, headers: bearer(ann) })),
  toOne('buyCourses', 409, own(buyCourses, {})),
  toOne('executePayment', 404, own(executePayment, { paymentId: 'none', payerId: 'me' })),
  toOne('paymentWebhook', 400, () => ({ method: 'POST', url: '/api/payments/webhook', payload: {} })),
  toOne('sendMessage', 200, (_, at) => sendFeedback({ email: spelledAnyhow(at).trim() })),
  fromOne('sendMessage', 200, (_, at) => sendFeedback({ email: emailOf(at) })),
  fromOne('sendMessage', 413, () => sendMessage('x'.repeat(3_000_000))),
];
