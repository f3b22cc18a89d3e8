import type { IdProvider } from '../../../contract/idProviders.ts';
import { disconnectProvider } from '../../../contract/openId.ts';
import { passkeysOf } from '../passkeys/passkeys.ts';
import { NO_PASSWORD } from '../passwords.ts';
import { recordEvent } from '../securityLog.ts';
import { lockUserRow } from '../users.ts';
import type { Visit } from '../visit.ts';
import type { UserRow } from '../../db/accountRows.ts';
import type { Tx } from '../../db/schema.ts';
import { tx } from '../../db/tx.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../http/errors.ts';
import { removeConnection } from './connections.ts';

/**
 * Disconnects a user's account at a provider. `others` are the providers that can still be used. Throws `onlyWayIn` where
 * its user could not log in any more.
 */
export async function disconnect(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { client }: Pick<Visit, 'client'>,
  userId: string,
  provider: IdProvider,
  others: readonly IdProvider[],
): Promise<void> {
  await tx(db, async (trx) => {
    // Another call that removes a way in waits here: together they could remove all.
    const user = await lockUserRow(trx, userId);
    if (!user || !(await removeConnection(trx, userId, provider))) return;
    if (!(await hasWayIn(trx, user, others))) throw new ApiError(disconnectProvider.refusals.onlyWayIn);
    await recordEvent(trx, { what: 'openIdDisconnected', userId, client }, now());
  });
}

async function hasWayIn(trx: Tx, user: UserRow, providers: readonly IdProvider[]): Promise<boolean> {
  if (user.password_hash !== NO_PASSWORD || (await passkeysOf(trx, user.id)).length > 0) return true;
  if (providers.length === 0) return false;
  const connection = await trx
    .selectFrom('openid_connections')
    .select('subject')
    .where('user_id', '=', user.id)
    .where('provider', 'in', providers)
    .executeTakeFirst();
  return connection !== undefined;
}
