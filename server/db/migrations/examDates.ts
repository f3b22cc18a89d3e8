import type { Tx } from '../schema.ts';

/** The days on which users take official exams. */
export async function examDates(trx: Tx): Promise<void> {
  await trx.schema
    .createTable('exam_dates')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('exam_id', 'text', (column) => column.notNull().references('exams.id'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('set_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('exam_dates_pkey', ['user_id', 'exam_id'])
    .execute();
}
