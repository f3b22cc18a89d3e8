import { sql } from 'kysely';
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

/** The score by which an attempt passes, in place of the rounded one; short practice has none. */
export async function countingScores(trx: Tx): Promise<void> {
  await trx.schema.alterTable('attempts').addColumn('counting_score', 'integer').execute();
  await sql`update attempts set counting_score = score`.execute(trx);
  const asked = sql`from attempt_questions as asked where asked.user_id = attempts.user_id and asked.attempt_id = attempts.id`;
  await sql`update attempts set counting_score = (
      select case when count(*) < 10 then null
        when attempts.mode = 'exam' then sum(case when points = 100 then 1 else 0 end) * 10000 / count(*)
        else sum(points) * 100 / count(*) end ${asked})
    where exists (select 1 ${asked})`.execute(trx);
}
