import type { Tx } from '../schema.ts';

/** Finished quizzes. The id comes from the client, so it is unique only together with the user. */
export async function attempts(trx: Tx): Promise<void> {
  await trx.schema
    .createTable('attempts')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('exam_id', 'text', (column) => column.notNull().references('exams.id'))
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('verified', 'integer', (column) => column.notNull())
    .addColumn('finished_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('attempts_pkey', ['user_id', 'id'])
    .execute();
  await trx.schema
    .createIndex('attempts_in_order')
    .on('attempts')
    .columns(['user_id', 'exam_id', 'finished_at'])
    .execute();
}

/** Which practice exam an attempt was. */
export async function practiceSets(trx: Tx): Promise<void> {
  await trx.schema.alterTable('attempts').addColumn('practice_set', 'integer').execute();
}
