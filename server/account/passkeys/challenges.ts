import { randomBytes } from 'node:crypto';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Database } from '../../db/schema.ts';

/** How long a browser may take to answer, in milliseconds. */
export const LIFETIME = 5 * 60 * 1000;

/** Who has to answer: the user who adds a passkey, or null for a login, which says who it is only then. */
type Answerer = string | null;

/** Makes a challenge; every server knows it. */
export async function makeChallenge(db: Database, userId: Answerer, now: number): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await db
    .insertInto('passkey_challenges')
    .values({ challenge, user_id: userId, expires_at: now + LIFETIME })
    .execute();
  return challenge;
}

/**
 * Uses up the challenge that a browser says it answers; undefined where it was used before, has expired or is someone
 * else's. Whether it was really signed is for `webAuthn.ts` to find out.
 */
export async function claimChallenge(
  db: Database,
  clientData: string,
  userId: Answerer,
  now: number,
): Promise<string | undefined> {
  const claimed = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challengeIn(clientData))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst();
  return claimed?.challenge;
}

/** The challenge that a browser's data name; empty where they name none that could be ours. */
function challengeIn(clientData: string): string {
  try {
    const { challenge } = decodeClientDataJSON(clientData);
    // Only now is it known to be a text that a database can compare.
    return /^[\w-]{43}$/.test(challenge) ? challenge : '';
  } catch {
    return '';
  }
}
