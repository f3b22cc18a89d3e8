import { changeEmail, changePassword, confirmEmail, noPassword, wrongPassword } from '../../../contract/credentials.ts';
import { deleteAccount, exportData, keptAfterDeletion } from '../../../contract/personalData.ts';
import { endOtherSessions, endSession, retrieveSessions } from '../../../contract/sessions.ts';
import * as accounts from '../accounts.ts';
import { mock, MockRefusal } from '../mock.ts';
import { removePasskeys } from '../passkeys.ts';
import { refuseCommon } from './account.ts';

/** The token of the only link to change an email that the mocks know: no one gets their mails. */
const EMAIL_TOKEN = 'email-token';

/** The account of a user who has given the current password. */
function verified(userId: string, password: string) {
  const account = accounts.accountById(userId);
  if (account?.password === '') throw new MockRefusal(noPassword);
  if (account?.password !== password) throw new MockRefusal(wrongPassword);
  return account;
}

/** What people change of their accounts, by the server's rules as far as the screens can tell. */
export const settingsHandlers = [
  mock(retrieveSessions, ({ query: { userId }, request }) => {
    const current = accounts.requireSelf(request, userId);
    const sessions = accounts.sessionsOf(userId).map(({ id, device, openedAt, usedAt }) => {
      return { id, device, openedAt, usedAt, isCurrent: id === current.id };
    });
    return { sessions: sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) };
  }),
  mock(endSession, ({ body: { userId, sessionId }, request }) => {
    accounts.requireSelf(request, userId);
    accounts.endSessionsOf(userId, ({ id }) => id === sessionId);
    return { message: 'The session has ended.' };
  }),
  mock(endOtherSessions, ({ body: { userId }, request }) => {
    const current = accounts.requireSelf(request, userId);
    accounts.endSessionsOf(userId, ({ id }) => id !== current.id);
    return { message: 'All other sessions have ended.' };
  }),
  mock(changePassword, ({ body: { userId, password, newPassword }, request }) => {
    const current = accounts.requireSelf(request, userId);
    const account = verified(userId, password);
    refuseCommon(newPassword);
    account.password = newPassword;
    accounts.endSessionsOf(userId, ({ id }) => id !== current.id);
    return { message: 'Your password has been changed. Your other sessions have ended.' };
  }),
  mock(changeEmail, ({ body: { userId, password, email }, request }) => {
    accounts.requireSelf(request, userId);
    const account = verified(userId, password);
    if (email.toLowerCase() === account.email) throw new MockRefusal(changeEmail.refusals.sameEmail);
    return { message: 'If this address can be used, a link is on its way to it. Open it within an hour.' };
  }),
  mock(confirmEmail, ({ body: { token }, request }) => {
    if (token !== EMAIL_TOKEN) throw new MockRefusal(confirmEmail.refusals.linkUsedOrExpired);
    const account = accounts.accountById(accounts.userOf(request) ?? '');
    if (account) accounts.moveAccount(account, 'ana.new@example.org');
    const userId = account?.userId ?? 'user-1';
    return { message: 'Your email has been changed.', userId, email: 'ana.new@example.org', userName: 'ana.new' };
  }),
  mock(exportData, ({ query: { userId }, request }) => {
    accounts.requireSelf(request, userId);
    const createdAt = '2026-01-05T09:30:00.000Z';
    return {
      exportedAt: '2026-01-15T12:00:00.000Z',
      account: { userId, email: accounts.accountById(userId)?.email ?? '', createdAt },
      sessions: [],
      passwordResets: [],
      emailChanges: [],
      passkeys: [],
      connections: [],
      attempts: [],
      learnerQuestions: [],
      reports: [],
      examDates: [],
      cart: [],
      orders: [],
      boughtExams: [],
      mails: [],
      securityEvents: [],
      notIncluded: [],
    };
  }),
  mock(deleteAccount, ({ body: { userId, password }, request }) => {
    accounts.requireSelf(request, userId);
    accounts.removeAccount(verified(userId, password));
    removePasskeys(userId, () => true);
    return { message: 'Your account has been deleted.', kept: [...keptAfterDeletion] };
  }),
];
