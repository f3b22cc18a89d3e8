import type { Connection } from '../../../contract/openId.ts';
import type { IdProvider } from '../../../contract/idProviders.ts';
import type { OpenIdConnectionRow } from '../../db/openIdRows.ts';
import type { Database, Tx } from '../../db/schema.ts';
import type { Identity } from './client.ts';

/** The connection of an account at a provider. */
export function connectionOf(
  db: Database,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<OpenIdConnectionRow | undefined> {
  return db
    .selectFrom('openid_connections')
    .selectAll()
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** The accounts that are connected to a user's, by when they were. */
export async function connectionsOf(db: Database, userId: string): Promise<Connection[]> {
  const rows = await db
    .selectFrom('openid_connections')
    .select(['provider', 'email', 'connected_at'])
    .where('user_id', '=', userId)
    .orderBy('connected_at')
    .execute();
  return rows.map(({ provider, email, connected_at }) => ({
    provider,
    email,
    connectedAt: new Date(connected_at).toISOString(),
  }));
}

/** Lets an account at a provider log in to a user's account. Fails where either has such a connection. */
export async function insertConnection(trx: Tx, connection: OpenIdConnectionRow): Promise<void> {
  await trx.insertInto('openid_connections').values(connection).execute();
}

/** Disconnects a user's account at a provider; returns whether one was connected. */
export async function removeConnection(trx: Tx, userId: string, provider: IdProvider): Promise<boolean> {
  const removed = await trx
    .deleteFrom('openid_connections')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .returning('subject')
    .executeTakeFirst();
  return removed !== undefined;
}

/**
 * Disconnects a user's accounts with another email: someone other than the person who has just proved that the email is
 * theirs may have connected them, as anyone can register with any address.
 */
export async function removeForeignConnections(trx: Tx, userId: string, email: string): Promise<void> {
  await trx.deleteFrom('openid_connections').where('user_id', '=', userId).where('email', '!=', email).execute();
}
