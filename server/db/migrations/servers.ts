import type { Tx } from '../schema.ts';

/** Prove that servers on one database have the same secrets. */
export async function secretMarks(trx: Tx): Promise<void> {
  await trx.schema
    .createTable('secret_marks')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('mark', 'text', (column) => column.notNull())
    .addColumn('set_at', 'bigint', (column) => column.notNull())
    .execute();
}

/** What monitors have the servers write, to learn whether it can be done. */
export async function healthChecks(trx: Tx): Promise<void> {
  await trx.schema
    .createTable('health_checks')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('mark', 'text', (column) => column.notNull())
    .execute();
}
