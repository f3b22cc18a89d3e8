/**
 * Finds users, ends their sessions, locks and deletes them, also while a server runs: `npm run users -- find TEXT` and
 * `npm run users -- end-sessions USER`, `lock USER`, `unlock USER` or `delete USER`.
 */
import { deleteUser } from '../server/account/deleteAccount.ts';
import { findUser, findUsers, type FoundUser } from '../server/account/findUsers.ts';
import { endAllSessions, lockUser, OPERATOR, unlockUser } from '../server/account/lockUser.ts';
import { createPasswords } from '../server/account/passwords.ts';
import { readConfig } from '../server/config.ts';
import type { Database } from '../server/db/schema.ts';
import { tx } from '../server/db/tx.ts';
import { ApiError } from '../server/http/errors.ts';
import { KnownFailure } from '../server/knownFailure.ts';
import { command } from './command.ts';
import { withDatabase } from './withDatabase.ts';
import { minute } from './words.ts';

/** What can be done with one user; each returns what was done. */
const acts: Readonly<Record<string, (db: Database, user: FoundUser) => Promise<string>>> = {
  'end-sessions': async (db, { id, email }) => {
    await tx(db, (trx) => endAllSessions(trx, id, Date.now()));
    return `Every session of ${email} has ended.`;
  },
  lock: async (db, { id, email }) => {
    await tx(db, (trx) => lockUser(trx, id, Date.now()));
    return `${email} is locked, and every session has ended.`;
  },
  unlock: async (db, { id, email }) => {
    await tx(db, (trx) => unlockUser(trx, id, Date.now()));
    return `${email} can log in again.`;
  },
  delete: async (db, user) => {
    const deps = { db, passwords: createPasswords(), now: Date.now };
    await deleteUser(deps, { client: OPERATOR }, user).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      throw new KnownFailure('A payment of this user is still being settled. Try again in a few minutes.', {
        cause: error,
      });
    });
    return `The account of ${user.email} was deleted; its paid orders stay.`;
  },
};

const usage = `Say what to do: npm run users -- find TEXT, or ${Object.keys(acts).join(', ')} with an email or id`;

await command(async () => {
  const config = readConfig(process.env);
  const [name = '', text = '', ...rest] = process.argv.slice(2);
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (text.trim() === '' || rest.length > 0 || (name !== 'find' && !act)) throw new KnownFailure(usage);

  await withDatabase(config, async (db) => {
    if (!act) return list(await findUsers(db, text, Date.now()));
    const user = await findUser(db, text, Date.now());
    if (!user) throw new KnownFailure(`There is no user with the email or id ${text}.`);
    console.log(await act(db, user));
  });
});

function list(users: readonly FoundUser[]): void {
  for (const { id, email, created_at, locked_at, sessions } of users) {
    const open = sessions === 1 ? '1 session' : `${sessions} sessions`;
    const lock = locked_at === null ? [] : [`locked ${minute(locked_at)}`];
    console.log([minute(created_at), id, email, open, ...lock].join('  '));
  }
  if (users.length === 0) console.log('There are no such users.');
}
