import type { Session } from '../../../contract/account.ts';
import { finishLogin } from '../../../contract/openId.ts';
import { type AccountDeps, toSession } from '../account.ts';
import { recordEvent } from '../securityLog.ts';
import { openSession } from '../sessions.ts';
import { lockUserRow } from '../users.ts';
import type { Visit } from '../visit.ts';
import { tx } from '../../db/tx.ts';
import { ApiError } from '../../http/errors.ts';
import { takeProved } from './logins.ts';

/**
 * Opens the session of the user whom a provider has authenticated in the browser with this secret, once. Throws
 * `loginExpired`, and `wrongCredentials` for a user who is locked.
 */
export async function openProvedSession(
  { db, tokens, now }: Pick<AccountDeps, 'db' | 'tokens' | 'now'>,
  { client, device }: Visit,
  secret: string,
): Promise<Session> {
  const { opened, email } = await tx(db, async (trx) => {
    const userId = await takeProved(trx, secret, now());
    if (userId === undefined) throw new ApiError(finishLogin.refusals.loginExpired);
    // An operator who locks the user at this moment waits, and then ends this session as well.
    const user = await lockUserRow(trx, userId);
    if (!user) throw new ApiError(finishLogin.refusals.wrongCredentials);
    await recordEvent(trx, { what: 'openIdLogin', userId: user.id, client }, now());
    return { opened: await openSession(trx, user.id, device, now()), email: user.email };
  });
  return toSession(tokens, opened, email);
}
