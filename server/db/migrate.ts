import { adoptBaseline, type Migration, migrations } from './migrations.ts';
import type { Tx } from './schema.ts';
import { sqlState } from './tx.ts';

/**
 * Brings the schema up to date in the running transaction and returns the names of the applied steps.
 *
 * Several servers may start at once. Each step is claimed by inserting its record before it runs: the database lets
 * one server insert and makes the others wait until it has committed; then nothing is left to do.
 */
export async function migrate(trx: Tx, steps: readonly Migration[] = migrations): Promise<string[]> {
  await trx.schema
    .createTable('schema_migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();
  await adoptBaseline(trx);

  const applied: string[] = [];
  for (const { name, up } of steps) {
    const claim = await trx
      .insertInto('schema_migrations')
      .values({ name, applied_at: Date.now() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (claim) {
      await up(trx);
      applied.push(name);
    }
  }
  return applied;
}

/** Whether a migrated database has steps that this program does not know: a newer one has been there. */
export async function isNewer(trx: Tx, steps: readonly Migration[] = migrations): Promise<boolean> {
  const applied = await trx.selectFrom('schema_migrations').select('name').execute();
  return applied.some((record) => !steps.some(({ name }) => name === record.name));
}

/** PostgreSQL's errors for a race, by the progress of the other server: a key of its catalogue, a type, or the table. */
const createRaces: readonly (string | undefined)[] = ['23505', '42710', '42P07'];

/**
 * Whether an error comes from two servers that created the same table at once, which PostgreSQL's
 * `create table if not exists` does not prevent. The transaction is tried again.
 */
export const isCreateRace = (error: unknown): boolean => createRaces.includes(sqlState(error));
