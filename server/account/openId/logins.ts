import { createHash, randomBytes } from 'node:crypto';
import type { IdProvider } from '../../../contract/idProviders.ts';
import type { OpenIdLoginRow } from '../../db/openIdRows.ts';
import type { Database, Tx } from '../../db/schema.ts';

/** How long somebody may take at the provider, in milliseconds. */
export const LIFETIME = 10 * 60 * 1000;

/** How long the page has to fetch the session, in milliseconds. */
const PROVED_LIFETIME = 60 * 1000;

/** A login's secret, which the browser alone keeps. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What somebody sets out for. */
export type Errand = Pick<OpenIdLoginRow, 'provider' | 'purpose' | 'next' | 'user_id'>;

/** Keeps that a browser is on its way to a provider. Every `now` is in epoch milliseconds. */
export async function insertLogin(db: Database, secret: string, errand: Errand, now: number): Promise<void> {
  await db
    .insertInto('openid_logins')
    .values({ id: idOf(secret), ...errand, state: 'open', expires_at: now + LIFETIME })
    .execute();
}

/** The login that a browser returns from, once; undefined where there is none, or no more. */
export function claimReturn(
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

/** Keeps for whom the provider has vouched, until the page fetches the session. */
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
