import { checkResetPassword, confirmResetPassword, login, register, resetPassword } from '../../../contract/account.ts';
import { changeEmail, changePassword, confirmEmail } from '../../../contract/credentials.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { retrieveConnections } from '../../../contract/openId.ts';
import { retrievePasskeys, startPasskeyLogin } from '../../../contract/passkeys.ts';
import { deleteAccount, keptAfterDeletion } from '../../../contract/personalData.ts';
import type { message } from '../../../contract/scalars.ts';
import { logout, refreshToken } from '../../../contract/session.ts';
import { endOtherSessions, endSession, retrieveSessions } from '../../../contract/sessions.ts';
import { mockOpenedSession } from '../fixtures/account.ts';
import { mock } from '../mock.ts';
import { mockSession, remember } from '../state.ts';

/** Whoever logs in or signs up is the one learner. */
function logIn({ body: { email } }: { body: { email: string } }) {
  remember({ email });
  return mockSession();
}

/** Mocks a call that only confirms. */
const confirm = (endpoint: Endpoint & { readonly response: typeof message }, text: string) =>
  mock(endpoint, () => ({ message: text }));

/** Accounts, sessions and ways to log in. */
export const accountHandlers = [
  mock(register, logIn),
  mock(login, logIn),
  mock(refreshToken, () => ({ accessToken: 'access' })),
  confirm(logout, 'You are logged out.'),
  mock(resetPassword, () => ({
    success: 'If there is an account with this email, a link to set a new password is on its way.',
  })),
  confirm(checkResetPassword, 'This link can be used.'),
  confirm(confirmResetPassword, 'Your password has been changed. Please log in.'),
  confirm(changePassword, 'Your password has been changed. Your other sessions have ended.'),
  confirm(changeEmail, 'If this address can be used, a link is on its way to it. Open it within an hour.'),
  mock(confirmEmail, () => ({ ...mockSession(), message: 'Your email has been changed.' })),
  mock(deleteAccount, () => ({ message: 'Your account has been deleted.', kept: [...keptAfterDeletion] })),
  mock(retrieveSessions, () => ({ sessions: [mockOpenedSession()] })),
  confirm(endSession, 'The session has ended.'),
  confirm(endOtherSessions, 'All other sessions have ended.'),
  mock(retrievePasskeys, () => ({ passkeys: [] })),
  mock(startPasskeyLogin, () => ({
    challenge: 'A'.repeat(43),
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required' as const,
  })),
  mock(retrieveConnections, () => ({ hasPassword: true, connections: [] })),
];
