import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Tx } from '../db/schema.ts';
import { MIN_SECRET } from '../environment.ts';
import { KnownFailure } from '../knownFailure.ts';

/**
 * The secret that signs tokens: the configuration's, or one that is created once and kept in the data folder, which must
 * belong to this process alone. Throws `KnownFailure` where the kept one can't be read or is too short.
 */
export function tokenSecretOf({ tokenSecret, dataDir }: Pick<Config, 'tokenSecret' | 'dataDir'>): string {
  if (tokenSecret !== undefined) return tokenSecret;
  const file = join(dataDir, 'token-secret');
  try {
    const secret = existsSync(file) ? readFileSync(file, 'utf8').trim() : create(file);
    if (secret.length >= MIN_SECRET) return secret;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new KnownFailure(`The file ${file} can't be used: ${reason}.`, { cause: error });
  }
  throw new KnownFailure(
    `The file ${file} takes at least ${MIN_SECRET} characters. Remove it to have a new one made: everybody logs in again.`,
  );
}

/** Writes to a second file first, so that the file is complete or absent whenever the process ends. */
function create(file: string): string {
  const secret = randomBytes(32).toString('base64url');
  const draft = `${file}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, secret, { flag: 'wx', mode: 0o600, flush: true });
  renameSync(draft, file);
  return secret;
}

const NAME = 'TOKEN_SECRET';

/**
 * Makes sure that this server has the same secret as the other servers on its database: otherwise one would refuse the
 * tokens of another, depending on which server a load balancer chooses. The first server stores a mark of its secret,
 * which makes the secret no easier to guess than any access token does. Throws `KnownFailure`.
 */
export async function checkSecret(trx: Tx, tokenSecret: string): Promise<void> {
  const mark = sign(tokenSecret, 'mark', NAME, 'hex');
  await trx
    .insertInto('secret_marks')
    .values({ name: NAME, mark, set_at: Date.now() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const known = await trx.selectFrom('secret_marks').select('mark').where('name', '=', NAME).executeTakeFirstOrThrow();
  if (known.mark !== mark) {
    throw new KnownFailure(
      'TOKEN_SECRET is not that of the other servers on this database. docs/operations.md says how to change it.',
    );
  }
}

/** Signs a text with the server's token secret. A signature for one purpose is never valid for another. */
export function sign(secret: string, purpose: string, text: string, encoding: 'base64url' | 'hex'): string {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest(encoding);
}

/** Compares signatures as text, in a time that reveals nothing: decoded, different texts could become the same bytes. */
export function isSameSignature(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** What a mailed link is for: to set a new password, or to change the email. */
type LinkPurpose = 'password-reset' | 'email-change';

/**
 * The token of a mailed link to the row `id`. It is computed from that id and stored nowhere: no one who reads the
 * database, a backup of it or the queue of mails can create one. `secret` is the server's token secret.
 */
export const linkTokenOf = (secret: string, purpose: LinkPurpose, id: string): string =>
  `${id}.${sign(secret, purpose, id, 'base64url')}`;

/** The id that a token was created for; undefined for a token that this server did not create for this purpose. */
export function readLinkToken(secret: string, purpose: LinkPurpose, token: string): string | undefined {
  const [id = ''] = token.split('.');
  return isSameSignature(token, linkTokenOf(secret, purpose, id)) ? id : undefined;
}
