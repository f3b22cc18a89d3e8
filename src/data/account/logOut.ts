import { logout } from '../../../contract/session.ts';
import { exchange } from '../exchange.ts';
import { currentSession, endSession } from '../session/session.ts';

/**
 * Logs out: here at once, at the server as soon as it can be reached. Where it can't be reached, what it keeps of the
 * session runs out by itself.
 */
export function logOut(): void {
  const session = currentSession();
  endSession('logout');
  if (session)
    void exchange(logout, { body: { refreshToken: session.refreshToken } }, undefined).catch(() => undefined);
}
