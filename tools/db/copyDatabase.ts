import { sql } from 'kysely';
import { isCreateRace, isNewer, migrate } from '../../server/db/migrate.ts';
import type { Database, Tx } from '../../server/db/schema.ts';
import { type TableName, tableNames } from '../../server/db/tables.ts';
import { tx } from '../../server/db/tx.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import { insertPage, tally } from './pages.ts';

interface Named {
  readonly db: Database;
  readonly name: string;
}

/**
 * Copies everything of an embedded database into an empty one on a server and returns the number of rows. There it is
 * one transaction: an interrupted copy changes nothing. Each table is read again from the target and compared. The
 * source is brought up to date first; no one else may write to it meanwhile.
 *
 * `log` gets a line for each table. Throws a `KnownFailure`.
 */
export async function copyDatabase(source: Named, target: Named, log: (line: string) => void): Promise<number> {
  let at: TableName | undefined;

  async function copyAll(from: Tx, to: Tx): Promise<number> {
    for (const [trx, name] of [
      [from, source.name],
      [to, target.name],
    ] as const) {
      await migrate(trx);
      if (await isNewer(trx)) throw new KnownFailure(`${name} is of a newer version of CertCrest. Use that one.`);
    }
    await clear(to, target.name);
    let rows = 0;
    for (const table of tableNames) {
      at = table;
      const written = await tally(from, table, (page) => insertPage(to, table, page));
      const found = await tally(to, table);
      if (found.rows !== written.rows || found.sum !== written.sum) {
        throw new Error('what was written there is not what was read');
      }
      rows += written.rows;
      log(`${table}: ${written.rows}`);
    }
    return rows;
  }

  try {
    const inOneTransaction = (to: Tx) => source.db.transaction().execute((from) => copyAll(from, to));
    return await tx(target.db, inOneTransaction, isCreateRace);
  } catch (error) {
    if (error instanceof KnownFailure || at === undefined) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new KnownFailure(`The table ${at} can't be copied: ${reason}. ${target.name} is as it was.`, {
      cause: error,
    });
  }
}

/** Tables that every server fills by itself. */
const replaceable: readonly TableName[] = ['exams', 'questions', 'rate_limits', 'secret_marks', 'health_checks'];

/**
 * Empties a database on which a server was started and nothing else has happened. Throws a `KnownFailure` where it holds
 * anything else, such as an account.
 */
async function clear(trx: Tx, name: string): Promise<void> {
  const held: TableName[] = [];
  for (const table of tableNames) {
    if (!replaceable.includes(table) && (await holdsRows(trx, table))) held.push(table);
  }
  if (held.length > 0) {
    throw new KnownFailure(`${name} is not empty: there are ${held.join(', ')}. Copy into a new database.`);
  }
  for (const table of replaceable.toReversed()) await sql`delete from ${sql.table(table)}`.execute(trx);
}

async function holdsRows(trx: Tx, table: TableName): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(trx);
  return rows.length > 0;
}
