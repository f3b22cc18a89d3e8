import type { IdProvider } from '../../../contract/idProviders.ts';
import { disconnectProvider } from '../../../contract/openId.ts';
import { NO_PASSWORD } from '../passwords.ts';
import { recordEvent } from '../securityLog.ts';
import type { Visit } from '../visit.ts';
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
    const { password_hash } = await trx
      .updateTable('users')
      .set((user) => ({ email: user.ref('email') }))
      .where('id', '=', userId)
      .returning('password_hash')
      .executeTakeFirstOrThrow();
    if (!(await removeConnection(trx, userId, provider))) return;
    const isOnly = password_hash === NO_PASSWORD && !(await hasConnection(trx, userId, others));
    if (isOnly) throw new ApiError(disconnectProvider.refusals.onlyWayIn);
    await recordEvent(trx, { what: 'openIdDisconnected', userId, client }, now());
  });
}

async function hasConnection(trx: Tx, userId: string, providers: readonly IdProvider[]): Promise<boolean> {
  if (providers.length === 0) return false;
  const connection = await trx
    .selectFrom('openid_connections')
    .select('subject')
    .where('user_id', '=', userId)
    .where('provider', 'in', providers)
    .executeTakeFirst();
  return connection !== undefined;
}
