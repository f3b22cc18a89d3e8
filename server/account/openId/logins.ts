import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdProvider } from '../../../contract/idProviders.ts';
import { type Connection, finishLogin } from '../../../contract/openId.ts';
import type { OpenIdLoginRow, UserRow } from '../../db/accountRows.ts';
import type { Database, Tx } from '../../db/schema.ts';
import { isDuplicate, tx } from '../../db/tx.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../http/errors.ts';
import { queueMail } from '../../mail/queue.ts';
import type { AccountDeps } from '../auth.ts';
import { NO_PASSWORD } from '../passwords.ts';
import { recordEvent } from '../securityLog.ts';
import { type OpenedSession, openSession } from '../sessions.ts';
import { insertUser, lockUserRow, userByEmail, userById } from '../users.ts';
import type { Visit } from '../visit.ts';
import { type Identity, keepSecrets, LIFETIME, type OpenIdClient, OpenIdError, secretsOf } from './client.ts';

/** How long the page has to fetch the session, in milliseconds. */
const PROVED_LIFETIME = 60 * 1000;

const idOf = (secret: string) => hash('sha256', secret);

/**
 * Begins a login and returns the provider's page for it; the response sets a cookie with the login's secret, which the
 * browser alone keeps. Throws `OpenIdError`.
 */
export async function beginLogin(
  { db, publicUrl, now }: Pick<Deps, 'db' | 'publicUrl' | 'now'>,
  client: OpenIdClient,
  purpose: Pick<OpenIdLoginRow, 'provider' | 'purpose' | 'next' | 'user_id'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const url = await client.loginUrl(secret);
  const login = { id: idOf(secret), ...purpose, state: 'open', expires_at: now() + LIFETIME } as const;
  await db.insertInto('openid_logins').values(login).execute();
  keepSecrets(reply, publicUrl, [...secretsOf(request), secret]);
  return url;
}

/** The login whose callback a browser opens, once; undefined where there is none, or no more. */
export function claimCallback(db: Database, secret: string, provider: IdProvider, now: number) {
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

/** A callback with the identity that the provider vouches for. */
interface Callback {
  readonly client: Visit['client'];
  readonly login: OpenIdLoginRow;
  readonly identity: Identity;
}

/**
 * Completes a login whose user the provider has authenticated: lets the page open a session, of a new account where the
 * provider's is unknown, or connects the accounts. Throws `OpenIdError` where it is refused.
 */
export async function completeLogin(
  { db, now, onMailQueued }: Pick<Deps, 'db' | 'now' | 'onMailQueued'>,
  callback: Callback,
): Promise<void> {
  const { login } = callback;
  const toUser = login.purpose === 'connect' ? connect : userFor;
  await tx(
    db,
    async (trx) => {
      const user_id = await toUser(trx, callback, now());
      await trx
        .updateTable('openid_logins')
        .set({ state: 'proved', user_id, expires_at: now() + PROVED_LIFETIME })
        .where('id', '=', login.id)
        .execute();
    },
    // Another request has opened the account or the connection at this very moment: the next run finds that out.
    isDuplicate,
  );
  if (login.purpose === 'connect') onMailQueued();
}

/**
 * The user whom an account at a provider belongs to, by the connection alone: anyone may have opened an account with the
 * same email. An unknown one with an email of its own gets a new account.
 */
async function userFor(trx: Tx, { client, login, identity }: Callback, time: number): Promise<string> {
  const known = await connectedUser(trx, identity);
  if (known !== undefined) return known;
  const { email } = identity;
  if (email === '' || !identity.isEmailVerified) throw new OpenIdError('emailUnverified');
  const user = await insertUser(trx, { email, password_hash: NO_PASSWORD, created_at: time });
  if (!user) {
    // The same person may have come back in another browser at this very moment.
    const late = await connectedUser(trx, identity);
    if (late !== undefined) return late;
    throw new OpenIdError('emailTaken', { userId: (await userByEmail(trx, email))?.id });
  }
  await recordEvent(trx, { what: 'accountOpened', userId: user.id, client }, time);
  await insertConnection(trx, identity, login.provider, user.id, time);
  return user.id;
}

async function connectedUser(trx: Tx, identity: Identity): Promise<string | undefined> {
  const userId = await ownerOf(trx, identity);
  if (userId === undefined) return undefined;
  const user = await userById(trx, userId);
  if (!user || user.locked_at !== null) throw new OpenIdError('locked', { userId: userId });
  return userId;
}

/** Connects an account at a provider to that of the user who began it, and tells them by mail. */
async function connect(trx: Tx, { client, login, identity }: Callback, time: number): Promise<string> {
  const user = await lockUserRow(trx, login.user_id ?? '');
  if (!user) throw new OpenIdError('locked', { userId: login.user_id ?? undefined });
  const owner = await ownerOf(trx, identity);
  if (owner === user.id) return user.id;
  if (owner !== undefined) throw new OpenIdError('connectedElsewhere', { userId: user.id });
  const mine = trx.selectFrom('openid_connections').select('subject').where('user_id', '=', user.id);
  const other = await mine.where('provider', '=', login.provider).executeTakeFirst();
  if (other) throw new OpenIdError('connectedAlready', { userId: user.id });
  await insertConnection(trx, identity, login.provider, user.id, time);
  await recordEvent(trx, { what: 'openIdConnected', userId: user.id, client }, time);
  await queueMail(trx, { to: user.email, template: 'accountConnected', data: { provider: login.provider } }, time);
  return user.id;
}

/** The id of the user to whom an account at a provider is connected. */
async function ownerOf(trx: Tx, { issuer, subject }: Identity): Promise<string | undefined> {
  const connections = trx.selectFrom('openid_connections').select('user_id').where('issuer', '=', issuer);
  return (await connections.where('subject', '=', subject).executeTakeFirst())?.user_id;
}

async function insertConnection(trx: Tx, identity: Identity, provider: IdProvider, user_id: string, time: number) {
  const { issuer, subject, email } = identity;
  const connection = { issuer, subject, provider, user_id, email, connected_at: time };
  await trx.insertInto('openid_connections').values(connection).execute();
}

/**
 * Opens the session of the user whom a provider has authenticated for a login, once; undefined where there is none, or no
 * more. Throws `wrongCredentials` for a user who is locked.
 */
export async function openProvedSession(
  { db, now }: AccountDeps,
  { client, device }: Visit,
  secret: string,
): Promise<OpenedSession | undefined> {
  return tx(db, async (trx) => {
    const proved = await trx
      .deleteFrom('openid_logins')
      .where('id', '=', idOf(secret))
      .where('purpose', '=', 'login')
      .where('state', '=', 'proved')
      .where('expires_at', '>', now())
      .returning('user_id')
      .executeTakeFirst();
    if (!proved?.user_id) return undefined;
    // An operator who locks the user at this moment waits, and then ends this session as well.
    const user = await lockUserRow(trx, proved.user_id);
    if (!user) throw new ApiError(finishLogin.refusals.wrongCredentials);
    await recordEvent(trx, { what: 'openIdLogin', userId: user.id, client }, now());
    return openSession(trx, user, device, now());
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

/** Whether a user can still log in: with a password, a passkey, or a connected account of these providers. */
export async function hasWayIn(trx: Tx, user: UserRow, providers: readonly IdProvider[]): Promise<boolean> {
  if (user.password_hash !== NO_PASSWORD) return true;
  const passkey = await trx.selectFrom('passkeys').select('id').where('user_id', '=', user.id).executeTakeFirst();
  if (passkey) return true;
  return (await connectionsOf(trx, user.id)).some(({ provider }) => providers.includes(provider));
}
