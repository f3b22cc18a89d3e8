import { wrongPassword } from '../../contract/credentials.ts';
import type { UserRow } from '../db/accountRows.ts';
import { tx } from '../db/tx.ts';
import { ApiError } from '../http/errors.ts';
import type { AccountDeps } from './account.ts';
import type { Caller } from './caller.ts';
import { refuseCommon } from './commonPasswords.ts';
import { voidLinksOf } from './mailedLinks.ts';
import { recordEvent } from './securityLog.ts';
import { endSessionsOf } from './sessions.ts';
import { changeVerifiedPassword } from './users.ts';
import type { Visit } from './visit.ts';

/**
 * Sets a new password for a user whose current one was `verified`, ends every other session and makes mailed
 * links invalid. Throws `commonPassword`, and `wrongPassword` where the password has changed meanwhile.
 */
export async function changeOwnPassword(
  { db, passwords, now }: AccountDeps,
  { client }: Visit,
  { userId, sessionId }: Caller,
  verified: UserRow,
  password: string,
): Promise<void> {
  refuseCommon(password);
  const hash = await passwords.hash(password);
  await tx(db, async (trx) => {
    if (!(await changeVerifiedPassword(trx, verified, hash))) throw new ApiError(wrongPassword);
    await endSessionsOf(trx, userId, 'password', now(), { but: sessionId });
    await voidLinksOf(trx, userId, now());
    await recordEvent(trx, { what: 'passwordChanged', userId, client }, now());
  });
}
