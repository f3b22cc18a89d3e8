import type { InjectOptions } from 'fastify';
import {
  checkResetPassword,
  confirmResetPassword,
  login,
  register,
  resetPassword,
  type Session,
} from '../../../contract/account.ts';
import { saveExamAttempt } from '../../../contract/attempts.ts';
import { changeEmail, changePassword, confirmEmail } from '../../../contract/credentials.ts';
import { saveExamDate } from '../../../contract/examDates.ts';
import { bookmarkQuestion, saveNote } from '../../../contract/learning.ts';
import { logInWithPasskey, startPasskey, startPasskeyLogin } from '../../../contract/passkeys.ts';
import { connectProvider, finishLogin } from '../../../contract/openId.ts';
import { deleteAccount, exportData } from '../../../contract/personalData.ts';
import { buyCourses, executePayment } from '../../../contract/payments.ts';
import { reportQuestion } from '../../../contract/reports.ts';
import { refreshToken } from '../../../contract/session.ts';
import { limits } from '../../../server/limits/limits.ts';
import { password } from '../../harness/accounts.ts';
import { ask, send } from '../attack.ts';
import { forgedLogin } from './passkeys.ts';
import { webhookRequest } from './webhook.ts';

const email = 'ann@example.org';
const wrong = 'wrong horse 9';

/** A flood: what it is, its limit, the status of what gets through, and one of its requests. */
export type Flood = readonly [
  name: string,
  limit: { readonly max: number; readonly seconds: number },
  status: number,
  request: (ann: Session, index: number) => InjectOptions,
];

/** Floods, each against one limit. */
export const floods: readonly Flood[] = [
  ['logins to one account', limits.login.target, 401, () => send(login, { email, password: wrong })],
  [
    'logins to one account in all its spellings',
    limits.login.target,
    401,
    (_, at) => send(login, { email: at % 2 === 0 ? 'ANN@example.org' : ` ${email} `, password: wrong }),
  ],
  [
    'logins to many accounts',
    limits.login.client,
    401,
    (_, at) => send(login, { email: `user-${at}@example.org`, password: wrong }),
  ],
  [
    'logins with made up proxies',
    limits.login.client,
    401,
    (_, at) => ({
      ...send(login, { email: `user-${at}@example.org`, password: wrong }),
      headers: {
        'x-forwarded-for': `203.0.113.${at}`,
        forwarded: `for=203.0.113.${at}`,
        'x-real-ip': `203.0.113.${at}`,
      },
    }),
  ],
  ['sign-ups with one email', limits.register.target, 409, () => send(register, { email, password })],
  ['resets of one account', limits.resetPassword.target, 200, () => send(resetPassword, { email })],
  [
    'resets of many accounts',
    limits.resetPassword.client,
    200,
    (_, at) => send(resetPassword, { email: `user-${at}@example.org` }),
  ],
  [
    'guesses of a link',
    limits.confirmResetPassword.client,
    400,
    (_, at) => send(confirmResetPassword, { token: `guess-${at}`, password }),
  ],
  [
    'looks at a link',
    limits.checkResetPassword.client,
    400,
    (_, at) => send(checkResetPassword, { token: `guess-${at}` }),
  ],
  [
    'refreshes of one session',
    limits.refreshToken.target,
    200,
    (ann) => send(refreshToken, { refreshToken: ann.refreshToken }),
  ],
  [
    'attempts of one user',
    limits.saveExamAttempt.target,
    200,
    (ann) => send(saveExamAttempt, { userId: ann.userId, examId: 'administrator', scorePercent: 1 }, ann),
  ],
  [
    'bookmarks and notes of one user',
    limits.markQuestion.target,
    404,
    (ann, at) => {
      const question = { userId: ann.userId, examId: 'administrator', questionId: `none-${at}` };
      return at % 2 === 0
        ? send(bookmarkQuestion, { ...question, bookmarked: true }, ann)
        : send(saveNote, { ...question, text: 'A note.' }, ann);
    },
  ],
  [
    'exam dates of one user',
    limits.saveExamDate.target,
    200,
    (ann) => send(saveExamDate, { userId: ann.userId, examId: 'administrator', date: '2999-01-01' }, ann),
  ],
  [
    'reports of one user',
    limits.reportQuestion.target,
    200,
    (ann, at) => {
      const report = { examId: 'administrator', questionId: 'adm-1', version: 1, reason: 'other', text: String(at) };
      return send(reportQuestion, { userId: ann.userId, ...report }, ann);
    },
  ],
  [
    'wrong current passwords of one session',
    limits.currentPassword.target,
    403,
    (ann) => send(changePassword, { userId: ann.userId, password: wrong, newPassword: password }, ann),
  ],
  [
    'wrong current passwords of one session, wherever they are asked for',
    limits.currentPassword.target,
    403,
    (ann, at) =>
      at % 2 === 0
        ? send(deleteAccount, { userId: ann.userId, password: wrong }, ann)
        : send(changeEmail, { userId: ann.userId, password: wrong, email: 'new@example.org' }, ann),
  ],
  [
    'mails to new addresses of one user',
    limits.changeEmail.target,
    200,
    (ann, at) => send(changeEmail, { userId: ann.userId, password, email: `user-${at}@example.org` }, ann),
  ],
  [
    'guesses of a link to change an email',
    limits.confirmEmail.client,
    400,
    (_, at) => send(confirmEmail, { token: `guess-${at}` }),
  ],
  ['sessions after no login elsewhere', limits.finishOpenId.client, 400, () => send(finishLogin, {})],
  [
    'accounts elsewhere of one user',
    limits.startOpenId.target,
    503,
    (ann) => send(connectProvider, { userId: ann.userId, provider: 'google', password }, ann),
  ],
  [
    'passkeys of one user',
    limits.addPasskey.target,
    200,
    (ann) => send(startPasskey, { userId: ann.userId, password }, ann),
  ],
  ['logins with any passkey', limits.passkeyLogin.client, 200, () => send(startPasskeyLogin, {})],
  [
    'guesses of one passkey',
    limits.passkeyLogin.target,
    400,
    () => send(logInWithPasskey, { credential: forgedLogin }),
  ],
  [
    'downloads of one user',
    limits.exportData.target,
    200,
    (ann) => ask(exportData, { search: `userId=${ann.userId}`, as: ann }),
  ],
  ['orders of one user', limits.buyCourses.target, 409, (ann) => send(buyCourses, { userId: ann.userId }, ann)],
  [
    'guesses of a payment',
    limits.executePayment.target,
    404,
    (ann, at) => send(executePayment, { userId: ann.userId, paymentId: `guess-${at}`, payerId: 'me' }, ann),
  ],
  ['one message to the webhook', limits.paymentWebhook.target, 400, () => webhookRequest('{}')],
];
