import {
  checkResetPassword,
  commonPassword,
  confirmResetPassword,
  login,
  register,
  resetPassword,
} from '../../../contract/account.ts';
import { retrieveUserDetails } from '../../../contract/profile.ts';
import { logout, refreshToken } from '../../../contract/session.ts';
import * as accounts from '../accounts.ts';
import { historyOf } from '../attempts.ts';
import { mock, MockRefusal } from '../mock.ts';

/** The token of the only reset link that the mocks know: no one gets their mails. */
const RESET_TOKEN = 'reset-token';

/** Refuses a password as the server does, of whose list the mocks know one. */
export function refuseCommon(password: string): void {
  if (password.toLowerCase() === 'password1') throw new MockRefusal(commonPassword);
}

/** Accounts and sessions in memory, by the server's rules as far as screens depend on them. */
export const accountHandlers = [
  mock(register, ({ body: { email, password } }) => {
    refuseCommon(password);
    if (accounts.accountOf(email)) throw new MockRefusal(register.refusals.emailTaken);
    return accounts.newSession(accounts.addAccount(email, password));
  }),
  mock(login, ({ body: { email, password } }) => {
    const account = accounts.accountOf(email);
    if (account?.password !== password) throw new MockRefusal(login.refusals.wrongCredentials);
    return accounts.newSession(account);
  }),
  mock(refreshToken, ({ body }) => {
    const accessToken = accounts.refreshSession(body.refreshToken);
    if (accessToken === undefined) throw new MockRefusal(refreshToken.refusals.refreshRefused);
    return { accessToken };
  }),
  mock(logout, ({ body }) => {
    accounts.endSession(body.refreshToken);
    return { message: 'You are logged out.' };
  }),
  mock(resetPassword, () => ({
    success: 'If there is an account with this email, a link to set a new password is on its way.',
  })),
  mock(checkResetPassword, ({ body: { token } }) => {
    if (token !== RESET_TOKEN) throw new MockRefusal(checkResetPassword.refusals.linkUsedOrExpired);
    return { message: 'This link can be used.' };
  }),
  mock(confirmResetPassword, ({ body: { token, password } }) => {
    if (token !== RESET_TOKEN) throw new MockRefusal(confirmResetPassword.refusals.linkUsedOrExpired);
    refuseCommon(password);
    return { message: 'Your password has been changed. Please log in.' };
  }),
  mock(retrieveUserDetails, ({ query: { userId }, request }) => {
    accounts.requireSelf(request, userId);
    const email = accounts.accountById(userId)?.email ?? '';
    return { email, createdDate: '2026-01-05T09:30:00.000Z', exams: historyOf(userId) };
  }),
];
