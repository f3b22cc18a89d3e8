import { isCreateRace, migrate } from '../../server/db/migrate.ts';
import type { Database, Tx } from '../../server/db/schema.ts';
import { type TableName, tableNames } from '../../server/db/tables.ts';
import { tx } from '../../server/db/tx.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import { clear } from './clear.ts';
import { insertPage, pages } from './pages.ts';
import { count, isSame, nothing, type Tally } from './tally.ts';
import { checkVersion } from './version.ts';

/** A database with what people call it. */
export interface Named {
  readonly db: Database;
  readonly name: string;
}

/**
 * Copies everything of an embedded database into an empty one on a server, and answers the number of rows. All of it
 * is one transaction there: whenever it ends before its time the target is as it was. Each table is read again from the
 * target and compared before that. Nobody else may write to the source meanwhile; it stays as it is.
 *
 * `say` is called with a line for each table. Throws `KnownFailure`.
 */
export async function copyDatabase(source: Named, target: Named, say: (line: string) => void): Promise<number> {
  let at: TableName | undefined;

  async function copyAll(from: Tx, to: Tx): Promise<number> {
    await checkVersion(from, source.name);
    await migrate(to);
    await checkVersion(to, target.name);
    await clear(to, target.name);
    let rows = 0;
    for (const table of tableNames) {
      at = table;
      const written = await copyTable(from, to, table);
      if (!isSame(written, await tallyOf(to, table))) throw new Error('what was written there is not what was read');
      rows += written.rows;
      say(`${table}: ${written.rows}`);
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

async function copyTable(from: Tx, to: Tx, table: TableName): Promise<Tally> {
  let tally = nothing;
  for await (const rows of pages(from, table)) {
    await insertPage(to, table, rows);
    tally = count(tally, rows);
  }
  return tally;
}

async function tallyOf(trx: Tx, table: TableName): Promise<Tally> {
  let tally = nothing;
  for await (const rows of pages(trx, table)) tally = count(tally, rows);
  return tally;
}
