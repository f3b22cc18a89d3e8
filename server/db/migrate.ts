import { sqlState } from './errors.ts';
import { migrations, type Migration } from './migrations/index.ts';
import type { Tx } from './schema.ts';

/**
 * Brings the schema up to date in the running transaction and answers the names of the steps it took.
 *
 * Several servers may start at once. Each step is claimed by inserting its record before it runs: the database lets
 * one of them insert and makes the others wait until it has committed, after which there is nothing left to do.
 */
export async function migrate(trx: Tx, steps: readonly Migration[] = migrations): Promise<string[]> {
  await trx.schema
    .createTable('schema_migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();

  const taken: string[] = [];
  for (const { name, up } of steps) {
    const claim = await trx
      .insertInto('schema_migrations')
      .values({ name, applied_at: Date.now() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (claim) {
      await up(trx);
      taken.push(name);
    }
  }
  return taken;
}

/** What PostgreSQL says of a race, by how far the other server has come: a key of its catalogue, a type, or the table. */
const createRaces: readonly (string | undefined)[] = ['23505', '42710', '42P07'];

/**
 * Whether an error comes from two servers that created the same table at once, which PostgreSQL's
 * `create table if not exists` does not prevent. The transaction is worth another attempt.
 */
export const isCreateRace = (error: unknown): boolean => createRaces.includes(sqlState(error));
