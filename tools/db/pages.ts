import { sql } from 'kysely';
import type { Tx } from '../../server/db/schema.ts';
import { type TableName, tables } from '../../server/db/tables.ts';

/** A row of any table, by the names of its columns. */
export type Row = Readonly<Record<string, string | number | null>>;

/** Rows of one page, and of one insert: with sixteen columns a fifth of the parameters that PostgreSQL takes at once. */
const PAGE = 500;

/** A mail that waits may hold files, about 700 KB of them. */
const PAGE_OF_MAILS = 25;

/** Reads a table page by page in the order of its primary key, so that it may be larger than the memory. */
export async function* pages(trx: Tx, table: TableName): AsyncGenerator<readonly Row[], void> {
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

/** Writes the rows of one page. */
export async function insertPage(trx: Tx, table: TableName, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(trx);
}
