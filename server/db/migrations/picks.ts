import type { Tx } from '../schema.ts';

/** How an attempt was taken, and every question of it with what was picked. */
export async function keptPicks(trx: Tx): Promise<void> {
  // One column each, as SQLite has it.
  await trx.schema.alterTable('attempts').addColumn('mode', 'text').execute();
  await trx.schema.alterTable('attempts').addColumn('seed', 'text').execute();

  await trx.schema
    .createTable('attempt_questions')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('attempt_id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('exam_id', 'text', (column) => column.notNull())
    .addColumn('question_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('picks', 'text', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('seconds', 'integer')
    .addColumn('flagged', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('attempt_questions_pkey', ['user_id', 'attempt_id', 'position'])
    .addForeignKeyConstraint('attempt_questions_attempt', ['user_id', 'attempt_id'], 'attempts', ['user_id', 'id'])
    .execute();
}
