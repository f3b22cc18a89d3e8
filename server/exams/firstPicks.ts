import { picksIn } from '../db/learningRows.ts';
import type { Database } from '../db/schema.ts';
import { fresh } from '../fresh.ts';

/** From how many learners on it is said what they picked: fewer say little, and one could be recognized. */
export const LEARNERS_LEAST = 30;

/** How long cached shares count as fresh, in milliseconds. */
export const SHARES_AGE = 60 * 60 * 1000;

export interface FirstPicks {
  /** The share of learners who picked an answer of this version, in whole percent; undefined where too few answered. */
  readonly chosenBy: (question: { id: string; version: number }, answerId: string) => number | undefined;
}

/**
 * Reads what learners picked first in an exam when it is asked for, but not more often than every `SHARES_AGE` milliseconds.
 * The same object is returned until it has changed.
 */
export function openFirstPicks(db: Database, now: () => number): (examId: string) => Promise<FirstPicks> {
  const exams = new Map<string, () => Promise<FirstPicks>>();
  return (examId) => {
    const read = exams.get(examId) ?? fresh(() => countsOf(db, examId), firstPicksOf, { now, maxAge: SHARES_AGE });
    exams.set(examId, read);
    return read();
  };
}

type Count = Awaited<ReturnType<typeof countsOf>>[number];

/** How many learners gave each first answer. An index holds all that this reads. */
function countsOf(db: Database, examId: string) {
  return db
    .selectFrom('learner_questions')
    .where('exam_id', '=', examId)
    .where('first_picks', 'is not', null)
    .select(({ fn }) => ['question_id', 'first_version', 'first_picks', fn.countAll<number>().as('count')])
    .groupBy(['question_id', 'first_version', 'first_picks'])
    .orderBy('question_id')
    .orderBy('first_version')
    .orderBy('first_picks')
    .execute();
}

function firstPicksOf(counts: readonly Count[]): FirstPicks {
  const keyOf = (id: string, version: number | null) => `${version} ${id}`;
  const byQuestion = Map.groupBy(counts, ({ question_id, first_version }) => keyOf(question_id, first_version));
  const shares = new Map(
    [...byQuestion].flatMap(([key, own]) => {
      const learners = own.reduce((sum, { count }) => sum + count, 0);
      return learners < LEARNERS_LEAST ? [] : [[key, { learners, byAnswer: byAnswer(own) }] as const];
    }),
  );
  return {
    chosenBy: ({ id, version }, answerId) => {
      const question = shares.get(keyOf(id, version));
      return question && Math.round(((question.byAnswer.get(answerId) ?? 0) / question.learners) * 100);
    },
  };
}

function byAnswer(counts: readonly Count[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { first_picks, count } of counts) {
    for (const id of picksIn(first_picks ?? '[]')) sums.set(id, (sums.get(id) ?? 0) + count);
  }
  return sums;
}
