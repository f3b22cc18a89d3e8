import { type NotNull, sql } from 'kysely';
import { ATTEMPTS_SHOWN, type UserDetails } from '../../contract/profile.ts';
import { shownScore } from '../../domain/quiz/score.ts';
import type { Database } from '../db/schema.ts';

/** The profile of an existing user. */
export async function userDetailsOf(db: Database, userId: string): Promise<UserDetails> {
  const { email, created_at } = await db
    .selectFrom('users')
    .select(['email', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const [totalled, attempts] = await Promise.all([totals(db, userId), latestAttempts(db, userId)]);
  const byExam = Map.groupBy(attempts, ({ exam_id }) => exam_id);
  const exams = totalled.map((exam) => ({
    name: exam.name,
    passedTimes: exam.passed,
    // Scores are hundredths of a percent; halves of a tenth go up.
    avgScore: Math.round(exam.total / (exam.count * 10)) / 10,
    ...(exam.retired_at === null && { link: exam.slug }),
    passMark: exam.pass_mark,
    attempts: (byExam.get(exam.id) ?? []).map(
      ({ id, finished_at, score, counting_score, practice_set: set, mode, total }) => ({
        finishedAt: new Date(finished_at).toISOString(),
        scorePercent: shownScore(
          mode === 'exam' ? Math.round(counting_score / 100) : score / 100,
          counting_score,
          10_000,
          exam.pass_mark,
        ),
        passed: counting_score >= exam.pass_mark * 100,
        ...(total > 0 && { attemptId: id }),
        ...(set !== null && { set }),
        ...(mode !== null && { mode }),
        ...(total > 0 && { total }),
      }),
    ),
  }));
  return { email, createdDate: new Date(created_at).toISOString(), exams };
}

/**
 * One row for each exam with an attempt, in the order of the catalogue; those that are no longer on offer last. A sum and
 * a count, as the databases differ in the mean of integers.
 */
function totals(db: Database, userId: string) {
  return db
    .selectFrom('attempts')
    .innerJoin('exams', 'exams.id', 'attempts.exam_id')
    .where('attempts.user_id', '=', userId)
    .where('attempts.counting_score', 'is not', null)
    .select(['exams.id', 'exams.slug', 'exams.name', 'exams.pass_mark', 'exams.retired_at'])
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`sum(case when attempts.mode = 'exam' then (attempts.counting_score + 50) / 100 * 100 else attempts.score end)`.as(
        'total',
      ),
      sql<number>`sum(case when attempts.counting_score >= exams.pass_mark * 100 then 1 else 0 end)`.as('passed'),
    ])
    .groupBy(['exams.id', 'exams.slug', 'exams.name', 'exams.pass_mark', 'exams.retired_at', 'exams.position'])
    .orderBy(sql`case when exams.retired_at is null then 0 else 1 end`)
    .orderBy('exams.position')
    .orderBy('exams.id')
    .execute();
}

const shown = ['id', 'exam_id', 'score', 'counting_score', 'practice_set', 'mode', 'finished_at'] as const;

/** The latest attempts of each exam, oldest first, each with the number of its kept questions. */
function latestAttempts(db: Database, userId: string) {
  const counted = db
    .selectFrom('attempts')
    .where('user_id', '=', userId)
    .where('counting_score', 'is not', null)
    .select(shown)
    .select(({ fn }) => [
      fn
        .agg<number>('row_number')
        .over((over) =>
          over
            .partitionBy('exam_id')
            .orderBy('finished_at', 'desc')
            .orderBy('created_at', 'desc')
            .orderBy('id', 'desc'),
        )
        .as('age'),
    ]);
  return db
    .selectFrom(counted.as('counted'))
    .select(shown)
    .select((counted) =>
      counted
        .selectFrom('attempt_questions')
        .where('user_id', '=', userId)
        .whereRef('attempt_id', '=', 'counted.id')
        .select(counted.fn.countAll<number>().as('total'))
        .$asScalar()
        .$notNull()
        .as('total'),
    )
    .where('age', '<=', ATTEMPTS_SHOWN)
    .orderBy('age', 'desc')
    .$narrowType<{ counting_score: NotNull }>()
    .execute();
}
