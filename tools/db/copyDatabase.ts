import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { isCreateRace, isNewer, migrate } from '../../server/db/migrate.ts';
import { type Database, type TableName, tableNames, tables, type Tx } from '../../server/db/schema.ts';
import { tx } from '../../server/db/tx.ts';
import { KnownFailure } from '../../server/knownFailure.ts';

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
    if (replaceable.includes(table)) continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(trx);
    if (rows.length > 0) held.push(table);
  }
  if (held.length > 0) {
    throw new KnownFailure(`${name} is not empty: there are ${held.join(', ')}. Copy into a new database.`);
  }
  for (const table of replaceable.toReversed()) await sql`delete from ${sql.table(table)}`.execute(trx);
}

/** A row of any table, by the names of its columns. */
type Row = Readonly<Record<string, string | number | null>>;

/** Rows of one page, and of one insert: with sixteen columns a fifth of the parameters that PostgreSQL takes at once. */
const PAGE = 500;

/** A pending mail may hold files, about 700 KB of them. */
const PAGE_OF_MAILS = 25;

/** Reads a table page by page in the order of its primary key, so that it may be larger than the memory. */
async function* pages(trx: Tx, table: TableName): AsyncGenerator<readonly Row[], void> {
  const columns: readonly string[] = tables[table];
  const key = sql.join(columns.map((column) => sql.ref(column)));
  const size = table === 'mails' ? PAGE_OF_MAILS : PAGE;
  const next = async (last: Row | undefined) => {
    const after = last && sql`where (${key}) > (${sql.join(columns.map((column) => last[column]))})`;
    const page = sql<Row>`select * from ${sql.table(table)} ${after ?? sql``} order by ${key} limit ${size}`;
    return (await page.execute(trx)).rows;
  };

  for (let rows = await next(undefined); rows.length > 0; rows = await next(rows.at(-1))) yield rows;
}

async function insertPage(trx: Tx, table: TableName, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(trx);
}

/**
 * Reads a table to its end; `write` gets each page first. Returns the number of rows, and the sum of their SHA-256: equal
 * for the same rows in any order.
 */
async function tally(trx: Tx, table: TableName, write?: (rows: readonly Row[]) => Promise<void>) {
  const result = { rows: 0, sum: 0n };
  for await (const rows of pages(trx, table)) {
    await write?.(rows);
    result.rows += rows.length;
    for (const row of rows) result.sum += hashOf(row);
  }
  return result;
}

/** Fields are sorted by name, as two databases may have them in different order. */
function hashOf(row: Row): bigint {
  const fields = Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return BigInt(`0x${hash('sha256', JSON.stringify(fields))}`);
}
