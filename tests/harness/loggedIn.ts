import { accessTokens } from '../../server/account/auth.ts';
import { openSession } from '../../server/account/sessions.ts';
import { insertUser } from '../../server/account/users.ts';
import type { Database } from '../../server/db/schema.ts';
import { tx } from '../../server/db/tx.ts';

/** Someone who is logged in at every server of a database. */
export interface LoggedIn {
  readonly userId: string;
  /** The headers of each call: a session, and an address for servers with TRUST_PROXY=1. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Opens accounts and sessions in a database itself, as hashing hundreds of passwords takes long. */
export function loggedIn(db: Database, tokenSecret: string, count: number): Promise<LoggedIn[]> {
  const tokens = accessTokens(tokenSecret, Date.now);
  return tx(db, async (trx) => {
    const users: LoggedIn[] = [];
    for (let number = 0; number < count; number += 1) {
      const created_at = Date.now();
      const user = await insertUser(trx, { email: `user${number}@example.org`, password_hash: 'none', created_at });
      if (!user) throw new Error('The accounts are there already.');
      const accessToken = await tokens.issue(await openSession(trx, user.id, 'Unknown device', created_at));
      users.push({
        userId: user.id,
        headers: { authorization: `Bearer ${accessToken}`, 'x-forwarded-for': addressOf(number) },
      });
    }
    return users;
  });
}

/** One of 65,536 private addresses. */
function addressOf(number: number): string {
  return `10.7.${(number >> 8) & 255}.${number & 255}`;
}
