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

/** What a learner has of each question. It references no question, as those are written anew with their file. */
export async function learnerQuestions(trx: Tx): Promise<void> {
  await trx.schema
    .createTable('learner_questions')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('exam_id', 'text', (column) => column.notNull().references('exams.id'))
    .addColumn('question_id', 'text', (column) => column.notNull())
    .addColumn('times_asked', 'integer', (column) => column.notNull())
    .addColumn('last_points', 'integer')
    .addColumn('last_asked_at', 'bigint')
    .addColumn('last_version', 'integer')
    .addColumn('flagged', 'integer', (column) => column.notNull())
    .addColumn('first_version', 'integer')
    .addColumn('first_picks', 'text')
    .addColumn('first_asked_at', 'bigint')
    .addColumn('bookmarked_at', 'bigint')
    .addColumn('note', 'text')
    .addColumn('noted_at', 'bigint')
    .addPrimaryKeyConstraint('learner_questions_pkey', ['user_id', 'exam_id', 'question_id'])
    .execute();
  // Holds all that is read to count first answers.
  await trx.schema
    .createIndex('learner_questions_first')
    .on('learner_questions')
    .columns(['exam_id', 'question_id', 'first_version', 'first_picks'])
    .execute();
}

/** When the exam simulation was finished that says whether a question is flagged. */
export async function simulatedQuestions(trx: Tx): Promise<void> {
  await trx.schema.alterTable('learner_questions').addColumn('simulated_at', 'bigint').execute();
  await trx
    .updateTable('learner_questions')
    .set((eb) => ({ simulated_at: eb.ref('last_asked_at') }))
    .where('flagged', '=', 1)
    .execute();
}

/** Reports of questions, and what became of them. */
export async function questionReports(trx: Tx): Promise<void> {
  await trx.schema
    .createTable('question_reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('exam_id', 'text', (column) => column.notNull().references('exams.id'))
    .addColumn('question_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('answered_at', 'bigint')
    .execute();
  await trx.schema
    .createIndex('question_reports_of_user')
    .on('question_reports')
    .columns(['user_id', 'created_at'])
    .execute();
  await trx.schema
    .createIndex('question_reports_by_state')
    .on('question_reports')
    .columns(['state', 'created_at'])
    .execute();
}
