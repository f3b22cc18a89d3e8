import { createHash, randomBytes } from 'node:crypto';
import type { IdProvider } from '../../../contract/idProviders.ts';
import type { OpenIdLoginRow } from '../../db/openIdRows.ts';
import type { Database, Tx } from '../../db/schema.ts';

/** How long a user may take at the provider, in milliseconds. */
export const LIFETIME = 10 * 60 * 1000;

/** How long the page has to fetch the session, in milliseconds. */
const PROVED_LIFETIME = 60 * 1000;

/** A login's secret, which the browser alone keeps. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What an authorization is asked for. */
export type AuthorizationRequest = Pick<OpenIdLoginRow, 'provider' | 'purpose' | 'next' | 'user_id'>;

/** Keeps that a browser goes to a provider. Every `now` is in epoch milliseconds. */
export async function insertLogin(
  db: Database,
  secret: string,
  authorization: AuthorizationRequest,
  now: number,
): Promise<void> {
  await db
    .insertInto('openid_logins')
    .values({ id: idOf(secret), ...authorization, state: 'open', expires_at: now + LIFETIME })
    .execute();
}

/** The login whose callback a browser opens, once; undefined where there is none, or no more. */
export function claimCallback(
  db: Database,
  secret: string,
  provider: IdProvider,
  now: number,
): Promise<OpenIdLoginRow | undefined> {
  return db
    .updateTable('openid_logins')
    .set({ state: 'returned' })
    .where('id', '=', idOf(secret))
    .where('provider', '=', provider)
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Keeps whom the provider has authenticated, until the page fetches the session. */
export async function proveLogin(trx: Tx, secret: string, userId: string, now: number): Promise<void> {
  await trx
    .updateTable('openid_logins')
    .set({ state: 'proved', user_id: userId, expires_at: now + PROVED_LIFETIME })
    .where('id', '=', idOf(secret))
    .where('state', '=', 'returned')
    .execute();
}

/** Uses a proved login up, and returns its user's id; undefined where there is none, or no more. */
export async function takeProved(trx: Tx, secret: string, now: number): Promise<string | undefined> {
  const login = await trx
    .deleteFrom('openid_logins')
    .where('id', '=', idOf(secret))
    .where('purpose', '=', 'login')
    .where('state', '=', 'proved')
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return login?.user_id ?? undefined;
}

function idOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
