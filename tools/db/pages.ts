import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../server/db/schema.ts';
import { type TableName, tables } from '../../server/db/tables.ts';

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

export async function insertPage(trx: Tx, table: TableName, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(trx);
}

/** The number of rows, and the sum of their SHA-256: equal for the same rows in any order. */
interface Tally {
  rows: number;
  sum: bigint;
}

/** Reads a table to its end and returns its tally; `write` gets each page first. */
export async function tally(
  trx: Tx,
  table: TableName,
  write?: (rows: readonly Row[]) => Promise<void>,
): Promise<Tally> {
  const result: Tally = { rows: 0, sum: 0n };
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
  return BigInt(`0x${createHash('sha256').update(JSON.stringify(fields)).digest('hex')}`);
}
