import { sql } from 'kysely';
import type { CoveredSection } from '../../contract/exams.ts';
import { HISTORY_LENGTH, HISTORY_SIMULATIONS, type SectionedAttempt } from '../../contract/learning.ts';
import type { Database } from '../db/schema.ts';
import { detailsOf } from '../exams/queries.ts';

/** The latest attempts and exam simulations of a user at an exam, oldest first, section by section. */
export async function sectionHistoryOf(db: Database, userId: string, examId: string): Promise<SectionedAttempt[]> {
  const latest = await latestAttempts(db, userId, examId).limit(HISTORY_LENGTH).execute();
  const simulations = await latestAttempts(db, userId, examId)
    .where('mode', '=', 'exam')
    .limit(HISTORY_SIMULATIONS)
    .execute();
  // What is not among the latest is older.
  const attempts = [...latest, ...simulations.filter(({ id }) => latest.every((attempt) => attempt.id !== id))];
  const ids = attempts.map(({ id }) => id);
  const sums = ids.length > 0 ? await sectionSums(db, userId, ids) : [];
  const guide = await guideOf(db, examId);
  const byAttempt = Map.groupBy(sums, ({ attempt_id }) => attempt_id);
  return attempts.toReversed().map(({ id, finished_at, mode, seed }) => ({
    attemptId: id,
    finishedAt: new Date(finished_at).toISOString(),
    ...(mode !== null && { mode }),
    ...(seed !== null && { seed }),
    sections: inOrder(byAttempt.get(id) ?? [], guide),
  }));
}

function latestAttempts(db: Database, userId: string, examId: string) {
  return db
    .selectFrom('attempts')
    .select(['id', 'finished_at', 'mode', 'seed'])
    .where('user_id', '=', userId)
    .where('exam_id', '=', examId)
    .where('counting_score', 'is not', null)
    .orderBy('finished_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
}

/** What the questions of each section gave. Those that are no longer in the exam have no section. */
function sectionSums(db: Database, userId: string, attemptIds: readonly string[]) {
  return db
    .selectFrom('attempt_questions as asked')
    .leftJoin('questions', (join) =>
      join.onRef('questions.exam_id', '=', 'asked.exam_id').onRef('questions.id', '=', 'asked.question_id'),
    )
    .where('asked.user_id', '=', userId)
    .where('asked.attempt_id', 'in', attemptIds)
    .select(({ fn }) => [
      'asked.attempt_id',
      'questions.section',
      fn.countAll<number>().as('total'),
      sql<number>`sum(case when asked.points = 100 then 1 else 0 end)`.as('fullyCorrect'),
    ])
    .groupBy(['asked.attempt_id', 'questions.section'])
    .execute();
}

async function guideOf(db: Database, examId: string): Promise<readonly CoveredSection[]> {
  const exam = await db.selectFrom('exams').select('details').where('id', '=', examId).executeTakeFirst();
  return exam ? detailsOf(exam).covered : [];
}

const inOrder = (sums: Awaited<ReturnType<typeof sectionSums>>, guide: readonly CoveredSection[]) =>
  guide.flatMap(({ id, name, weight }) =>
    sums.flatMap(({ section, fullyCorrect, total }) =>
      section === name ? { name, id, weight, fullyCorrect, total } : [],
    ),
  );
