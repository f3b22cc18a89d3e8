import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { accessTokens } from '../../server/account/auth.ts';
import { openSession } from '../../server/account/sessions.ts';
import { insertUser } from '../../server/account/users.ts';
import { openDatabase } from '../../server/db/connection.ts';
import { tx } from '../../server/db/tx.ts';
import { prepare } from '../../server/prepare.ts';
import { site } from '../build/site.ts';

/** Signs the tokens of a measurement. */
export const TOKEN_SECRET = randomBytes(32).toString('base64');

/** A user who is logged in. */
export interface Person {
  readonly userId: string;
  readonly accessToken: string;
}

/** Fills the embedded database of an empty folder with the site's exams and so many users, who are logged in. */
export async function fillDatabase(dataDir: string, count: number): Promise<Person[]> {
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  try {
    await prepare(db, join(site.root, 'content/exams'));
    const now = Date.now();
    const tokens = accessTokens(TOKEN_SECRET, Date.now);
    const callers = await tx(db, async (trx) => {
      const opened = [];
      for (let at = 0; at < count; at += 1) {
        // No one logs in by a password here: hashing one takes longer than all else.
        const email = `${randomUUID()}@bench.example`;
        const user = await insertUser(trx, { email, password_hash: '', created_at: now });
        if (user) opened.push(await openSession(trx, user.id, 'a benchmark', now));
      }
      return opened;
    });
    return await Promise.all(
      callers.map(async (caller) => ({ userId: caller.userId, accessToken: await tokens.issue(caller) })),
    );
  } finally {
    await db.destroy();
  }
}
