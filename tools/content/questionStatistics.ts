import { picksIn } from '../../server/db/learningRows.ts';
import type { Database } from '../../server/db/schema.ts';
import { firstQuestions } from '../../server/exams/queries.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import { median } from '../figures.ts';
import { type Counted, type Mark, marksOf, type OptionStatistics } from './marks.ts';

/** What first answers say of a question. */
export interface QuestionStatistics extends Counted {
  readonly id: string;
  readonly version: number;
  /** Point-biserial correlation of being right with the rest of the attempt; 0 where that can't be said. */
  readonly discrimination: number;
  readonly medianSeconds: number | undefined;
  /** What an author should look at. */
  readonly marks: readonly Mark[];
}

/** What first answers say of each question of an exam, in its order. Throws a `KnownFailure` for an unknown exam. */
export async function examStatistics(db: Database, examId: string): Promise<QuestionStatistics[]> {
  const questions = await firstQuestions(db, examId, undefined);
  if (questions.length === 0) throw new KnownFailure(`The database has no questions of "${examId}".`);
  const found = await firstAnswers(db, examId, new Map(questions.map(({ id, version }) => [id, version])));
  return questions.map(({ id, version, answers }) => {
    const own = found.get(id) ?? [];
    const share = (is: (answer: FirstAnswer) => boolean) => own.filter(is).length / Math.max(1, own.length);
    const isRight = (answer: FirstAnswer) => answer.isRight;
    const options = answers.map((option): OptionStatistics => {
      const isPicked = ({ picks }: FirstAnswer) => picks.includes(option.id);
      const discrimination = pointBiserial(own, isPicked);
      return { id: option.id, isCorrect: option.isCorrect, share: share(isPicked), discrimination };
    });
    const counted = { n: own.length, shareRight: share(isRight), options };
    const seconds = own.flatMap((answer) => answer.seconds ?? []);
    return {
      id,
      version,
      ...counted,
      discrimination: pointBiserial(own, isRight),
      medianSeconds: seconds.length > 0 ? median(seconds) : undefined,
      marks: marksOf(counted),
    };
  });
}

interface FirstAnswer {
  /** Ids of the picked answers. */
  readonly picks: readonly string[];
  /** Whether exactly the correct answers were picked. */
  readonly isRight: boolean;
  /** Share of points in the rest of the attempt, from 0 to 1; undefined where that has too few questions. */
  readonly rest: number | undefined;
  readonly seconds: number | null;
}

/** As many other questions must have been answered in an attempt for their mean to say something. */
const REST = 5;

/** The first answer of each learner to each question at its current version, by the question's id. */
async function firstAnswers(db: Database, examId: string, versions: ReadonlyMap<string, number>) {
  const rows = await db
    .selectFrom('attempts')
    .innerJoin('attempt_questions as asked', (join) =>
      join.onRef('asked.user_id', '=', 'attempts.user_id').onRef('asked.attempt_id', '=', 'attempts.id'),
    )
    .where('attempts.exam_id', '=', examId)
    .where('asked.picks', '<>', '[]')
    .select(['attempts.user_id', 'attempts.id', 'asked.question_id', 'asked.version'])
    .select(['asked.picks', 'asked.points', 'asked.seconds'])
    .orderBy('attempts.finished_at')
    .execute();
  const found = new Map<string, FirstAnswer[]>();
  const seen = new Set<string>();
  for (const attempt of Map.groupBy(rows, ({ user_id, id }) => `${user_id} ${id}`).values()) {
    const total = attempt.reduce((sum, { points }) => sum + points / 100, 0);
    const others = attempt.length - 1;
    for (const { user_id, question_id, version, picks, points, seconds } of attempt) {
      const key = `${user_id} ${question_id}`;
      if (versions.get(question_id) !== version || seen.has(key)) continue;
      seen.add(key);
      const rest = others >= REST ? (total - points / 100) / others : undefined;
      const answer = { picks: picksIn(picks), isRight: points === 100, rest, seconds };
      const answers = found.get(question_id) ?? [];
      found.set(question_id, answers);
      answers.push(answer);
    }
  }
  return found;
}

/**
 * The correlation of a yes or no with the rest of the attempt: (mean of those with yes − mean of all) / deviation of all ×
 * √(p / (1 − p)). 0 where all say the same, or all rests are alike.
 */
function pointBiserial(answers: readonly FirstAnswer[], isYes: (answer: FirstAnswer) => boolean): number {
  const known = answers.flatMap((answer) =>
    answer.rest === undefined ? [] : [{ rest: answer.rest, isYes: isYes(answer) }],
  );
  const yes = known.filter((one) => one.isYes);
  const deviation = Math.sqrt(mean(known.map(({ rest }) => rest ** 2)) - mean(known.map(({ rest }) => rest)) ** 2);
  const p = yes.length / known.length;
  if (!(deviation > 1e-9) || p === 0 || p === 1) return 0;
  return (
    ((mean(yes.map(({ rest }) => rest)) - mean(known.map(({ rest }) => rest))) / deviation) * Math.sqrt(p / (1 - p))
  );
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
