import type { Tx } from '../schema.ts';

/** By what servers on one database tell that they were given the same secrets. */
export async function secretMarks(trx: Tx): Promise<void> {
  await trx.schema
    .createTable('secret_marks')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('mark', 'text', (column) => column.notNull())
    .addColumn('set_at', 'bigint', (column) => column.notNull())
    .execute();
}
