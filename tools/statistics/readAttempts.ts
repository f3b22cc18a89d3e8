import * as z from 'zod/mini';
import type { Database } from '../../server/db/schema.ts';
import type { AnsweredAttempt } from './firstAnswers.ts';

const answerIds = z.array(z.string());

/** The answered questions of every attempt of an exam, in the order in which they were finished. */
export async function readAttempts(db: Database, examId: string): Promise<AnsweredAttempt[]> {
  const rows = await db
    .selectFrom('attempts')
    .innerJoin('attempt_questions as asked', (join) =>
      join.onRef('asked.user_id', '=', 'attempts.user_id').onRef('asked.attempt_id', '=', 'attempts.id'),
    )
    .where('attempts.exam_id', '=', examId)
    .where('asked.picks', '<>', '[]')
    .select(['attempts.user_id', 'attempts.id', 'attempts.finished_at'])
    .select(['asked.question_id', 'asked.version', 'asked.picks', 'asked.points', 'asked.seconds'])
    .execute();
  const picksOf = remembered((text) => answerIds.parse(JSON.parse(text)));
  return [...Map.groupBy(rows, ({ user_id, id }) => `${user_id} ${id}`).values()]
    .toSorted(([one], [other]) => (one?.finished_at ?? 0) - (other?.finished_at ?? 0))
    .map((attempt) => ({
      learner: attempt[0]?.user_id ?? '',
      answered: attempt.map(({ question_id, version, picks, points, seconds }) => ({
        questionId: question_id,
        version,
        picks: picksOf(picks),
        points: points / 100,
        seconds: seconds ?? undefined,
      })),
    }));
}

/** The same function, which is called once for each of few texts. */
function remembered<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const known = made.get(text) ?? make(text);
    made.set(text, known);
    return known;
  };
}
