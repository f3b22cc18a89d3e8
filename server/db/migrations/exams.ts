import type { Tx } from '../schema.ts';

/** The catalogue: exams and their questions. */
export async function exams(trx: Tx): Promise<void> {
  await trx.schema
    .createTable('exams')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('price_cents', 'integer', (column) => column.notNull())
    .addColumn('pass_mark', 'integer', (column) => column.notNull())
    .addColumn('minutes', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('retired_at', 'bigint')
    .execute();

  await trx.schema
    .createTable('questions')
    .addColumn('exam_id', 'text', (column) => column.notNull().references('exams.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('difficulty', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('questions_pkey', ['exam_id', 'id'])
    .execute();

  await trx.schema.createIndex('questions_in_order').on('questions').columns(['exam_id', 'position']).execute();
}

/** What an exam's page says besides its questions. The content files are read again to fill it in. */
export async function examDetails(trx: Tx): Promise<void> {
  await trx.schema
    .alterTable('exams')
    .addColumn('question_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await trx.schema
    .alterTable('exams')
    .addColumn('details', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  await trx.updateTable('exams').set({ content_hash: '' }).execute();
}

/** How many questions the official exam has. The content files are read again to fill it in. */
export async function officialLength(trx: Tx): Promise<void> {
  for (const column of ['scored_questions', 'unscored_questions']) {
    await trx.schema
      .alterTable('exams')
      .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
      .execute();
  }
  await trx.updateTable('exams').set({ content_hash: '' }).execute();
}
