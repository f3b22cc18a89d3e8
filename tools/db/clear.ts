import { sql } from 'kysely';
import type { Tx } from '../../server/db/schema.ts';
import { type TableName, tableNames } from '../../server/db/tables.ts';
import { KnownFailure } from '../../server/knownFailure.ts';

/** What servers write by themselves, or for visitors who leave nothing else. */
const replaceable: readonly TableName[] = ['exams', 'questions', 'rate_limits', 'secret_marks'];

/**
 * Empties a database in the running transaction, where no more has happened there than that a server was started.
 * Throws `KnownFailure` where it holds anything else, such as an account. `name` is what people call the database.
 */
export async function clear(trx: Tx, name: string): Promise<void> {
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
