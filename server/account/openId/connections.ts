import type { FastifyInstance } from 'fastify';
import type { IdProvider } from '../../../contract/idProviders.ts';
import { type Connection, disconnectProvider, retrieveConnections } from '../../../contract/openId.ts';
import type { UserRow } from '../../db/accountRows.ts';
import type { Database, Tx } from '../../db/schema.ts';
import { tx } from '../../db/tx.ts';
import { ApiError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import type { AccountRouteDeps } from '../account.ts';
import { passkeysOf } from '../passkeys/passkeys.ts';
import { NO_PASSWORD } from '../passwords.ts';
import { recordEvent } from '../securityLog.ts';
import { lockUserRow, userById } from '../users.ts';
import { visitOf } from '../visit.ts';

/** The accounts at providers that log in to a user's; `configured` are the providers that can be used. */
export function connectionRoutes(
  app: FastifyInstance,
  { db, auth, now }: AccountRouteDeps,
  configured: readonly IdProvider[],
): void {
  route(app, retrieveConnections, async ({ query, request }) => {
    const { userId } = await auth.requireSelf(request, query.userId);
    const user = await userById(db, userId);
    return {
      hasPassword: user !== undefined && user.password_hash !== NO_PASSWORD,
      connections: await connectionsOf(db, userId),
    };
  });

  // Also where the server is not set up for it any more.
  route(app, disconnectProvider, async ({ body: { provider, ...body }, request }) => {
    const { userId } = await auth.requireSelf(request, body.userId);
    await tx(db, async (trx) => {
      // Another call that removes a way in waits here: together they could remove all.
      const user = await lockUserRow(trx, userId);
      if (!user || !(await removeConnection(trx, userId, provider))) return;
      if (!(await hasWayIn(trx, user, configured))) throw new ApiError(disconnectProvider.refusals.onlyWayIn);
      await recordEvent(trx, { what: 'openIdDisconnected', userId, client: visitOf(request).client }, now());
    });
    return { message: 'The account has been disconnected.' };
  });
}

/** The accounts that are connected to a user's, by when they were. */
export async function connectionsOf(db: Database, userId: string): Promise<Connection[]> {
  const rows = await db
    .selectFrom('openid_connections')
    .select(['provider', 'email', 'connected_at'])
    .where('user_id', '=', userId)
    .orderBy('connected_at')
    .execute();
  return rows.map(({ connected_at, ...row }) => ({ ...row, connectedAt: new Date(connected_at).toISOString() }));
}

async function removeConnection(trx: Tx, userId: string, provider: IdProvider): Promise<boolean> {
  const connections = trx.deleteFrom('openid_connections').where('user_id', '=', userId);
  return (await connections.where('provider', '=', provider).returning('subject').executeTakeFirst()) !== undefined;
}

async function hasWayIn(trx: Tx, user: UserRow, providers: readonly IdProvider[]): Promise<boolean> {
  if (user.password_hash !== NO_PASSWORD || (await passkeysOf(trx, user.id)).length > 0) return true;
  return (await connectionsOf(trx, user.id)).some(({ provider }) => providers.includes(provider));
}

/**
 * Disconnects a user's accounts with another email: someone other than the person who has just proved that the email is
 * theirs may have connected them, as anyone can register with any address.
 */
export async function removeForeignConnections(trx: Tx, userId: string, email: string): Promise<void> {
  await trx.deleteFrom('openid_connections').where('user_id', '=', userId).where('email', '!=', email).execute();
}
