import { email as emailFormat } from '../../../contract/account.ts';
import type { IdProvider } from '../../../contract/idProviders.ts';
import type { OpenIdRefusal } from '../../../contract/openId.ts';
import { countRefusal, recordEvent } from '../securityLog.ts';
import { NO_PASSWORD } from '../passwords.ts';
import { lockUserRow, insertUser, normalizeEmail, userByEmail, userById } from '../users.ts';
import type { Visit } from '../visit.ts';
import type { OpenIdLoginRow } from '../../db/openIdRows.ts';
import type { Tx } from '../../db/schema.ts';
import { isDuplicate, tx } from '../../db/tx.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../mail/queue.ts';
import type { Identity } from './client.ts';
import { connectionOf, insertConnection } from './connections.ts';
import { proveLogin } from './logins.ts';

type CallbackDeps = Pick<Deps, 'db' | 'now' | 'onMailQueued'>;

/** Why a login or a connection is refused, and whose account it was about. */
class Refusal extends Error {
  readonly reason: OpenIdRefusal;
  readonly userId: string | undefined;

  constructor(reason: OpenIdRefusal, userId?: string) {
    super(reason);
    this.reason = reason;
    this.userId = userId;
  }
}

/**
 * Completes a login whose user the provider has authenticated: lets the page open a session, of a new account where the
 * provider's is unknown, or connects the accounts. Returns why it was refused.
 */
export async function completeCallback(
  deps: CallbackDeps,
  { client }: Pick<Visit, 'client'>,
  login: OpenIdLoginRow,
  secret: string,
  identity: Identity,
): Promise<OpenIdRefusal | undefined> {
  const { db, now, onMailQueued } = deps;
  try {
    await tx(
      db,
      async (trx) => {
        const toUser = login.purpose === 'connect' ? connect : userFor;
        const userId = await toUser(trx, { client, login, identity, time: now() });
        await proveLogin(trx, secret, userId, now());
      },
      // Another request has opened the account or the connection at this very moment: the next run finds that out.
      isDuplicate,
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await countRefusal(db, { what: 'openIdRefused', userId: error.userId, client }, now());
    return error.reason;
  }
  if (login.purpose === 'connect') onMailQueued();
  return undefined;
}

/** A callback with the identity that the provider vouches for. */
interface Callback {
  readonly client: Visit['client'];
  readonly login: OpenIdLoginRow;
  readonly identity: Identity;
  readonly time: number;
}

/**
 * The user whom an account at a provider belongs to, by the connection alone: anyone may have opened an account with the
 * same email. An unknown one with an email of its own gets a new account.
 */
async function userFor(trx: Tx, { client, login, identity, time }: Callback): Promise<string> {
  const known = await connectedUser(trx, identity);
  if (known !== undefined) return known;
  const email = emailOf(identity);
  if (email === '' || !identity.isEmailVerified) throw new Refusal('emailUnverified');
  const user = await insertUser(trx, { email, password_hash: NO_PASSWORD, created_at: time });
  if (!user) {
    // The same person may have come back in another browser at this very moment.
    const late = await connectedUser(trx, identity);
    if (late !== undefined) return late;
    throw new Refusal('emailTaken', (await userByEmail(trx, email))?.id);
  }
  await recordEvent(trx, { what: 'accountOpened', userId: user.id, client }, time);
  await insertConnection(trx, rowOf(identity, login.provider, user.id, time));
  return user.id;
}

/** The user to whom an account at a provider is connected; undefined where it is not. */
async function connectedUser(trx: Tx, identity: Identity): Promise<string | undefined> {
  const known = await connectionOf(trx, identity);
  if (!known) return undefined;
  const user = await userById(trx, known.user_id);
  if (!user || user.locked_at !== null) throw new Refusal('locked', known.user_id);
  return user.id;
}

/** Connects an account at a provider to that of the user who began it, and tells them by mail. */
async function connect(trx: Tx, { client, login, identity, time }: Callback): Promise<string> {
  const user = await lockUserRow(trx, login.user_id ?? '');
  if (!user) throw new Refusal('locked', login.user_id ?? undefined);
  const known = await connectionOf(trx, identity);
  if (known?.user_id === user.id) return user.id;
  if (known) throw new Refusal('connectedElsewhere', user.id);
  const other = await trx
    .selectFrom('openid_connections')
    .select('subject')
    .where('user_id', '=', user.id)
    .where('provider', '=', login.provider)
    .executeTakeFirst();
  if (other) throw new Refusal('connectedAlready', user.id);
  await insertConnection(trx, rowOf(identity, login.provider, user.id, time));
  await recordEvent(trx, { what: 'openIdConnected', userId: user.id, client }, time);
  await queueMail(trx, { to: user.email, template: 'accountConnected', data: { provider: login.provider } }, time);
  return user.id;
}

/** The email of an account at a provider as ours are kept; empty where it can't be the email of one of ours. */
function emailOf({ email = '' }: Identity): string {
  const normal = normalizeEmail(email);
  return emailFormat.safeParse(normal).success ? normal : '';
}

const rowOf = (identity: Identity, provider: IdProvider, userId: string, time: number) => ({
  issuer: identity.issuer,
  subject: identity.subject,
  provider,
  user_id: userId,
  email: emailOf(identity),
  connected_at: time,
});
