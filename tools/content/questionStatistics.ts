import { picksIn } from '../../server/db/learningRows.ts';
import type { Database } from '../../server/db/schema.ts';
import { firstQuestions } from '../../server/exams/queries.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import { median } from '../figures.ts';
import { percent } from './checks/rule.ts';

/** Something about a question that an author should look at, and the figures that say so. */
interface Mark {
  readonly kind: 'wrongKey' | 'twoKeys' | 'trivial' | 'misleading';
  readonly why: string;
}

/** How one answer of a question was chosen. */
interface OptionStatistics {
  readonly id: string;
  readonly isCorrect: boolean;
  /** Share of the learners who picked it, from 0 to 1. */
  readonly share: number;
  /** Correlation of picking it with the rest of the attempt; 0 where that can't be said. */
  readonly discrimination: number;
}

/** What first answers say of a question. */
export type QuestionStatistics = Awaited<ReturnType<typeof examStatistics>>[number];

/** What first answers say of each question of an exam, in its order. Throws a `KnownFailure` for an unknown exam. */
export async function examStatistics(db: Database, examId: string) {
  const questions = await firstQuestions(db, examId, undefined);
  if (questions.length === 0) throw new KnownFailure(`The database has no questions of "${examId}".`);
  const found = await firstAnswers(db, examId, new Map(questions.map(({ id, version }) => [id, version])));
  return questions.map(({ id, answers }) => {
    const own = found.get(id) ?? [];
    const share = (is: (answer: FirstAnswer) => boolean) => own.filter(is).length / Math.max(1, own.length);
    const isRight = (answer: FirstAnswer) => answer.isRight;
    const options = answers.map((option): OptionStatistics => {
      const isPicked = ({ picks }: FirstAnswer) => picks.includes(option.id);
      const discrimination = pointBiserial(own, isPicked);
      return { id: option.id, isCorrect: option.isCorrect, share: share(isPicked), discrimination };
    });
    // How many learners answered it, and the share of them who were right.
    const [n, shareRight] = [own.length, share(isRight)];
    const seconds = own.flatMap((answer) => answer.seconds ?? []);
    return {
      id,
      n,
      shareRight,
      options,
      discrimination: pointBiserial(own, isRight),
      medianSeconds: seconds.length > 0 ? median(seconds) : undefined,
      marks: marksOf(n, shareRight, options),
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

/** With fewer answers a correlation may be chance. */
const LEAST = 100;

/** From here on those who do well pick an answer. */
const CORRELATED = 0.1;

/** Almost everyone is right. */
const TRIVIAL = 0.97;

/**
 * What is remarkable about a question. People who do well elsewhere pick what is correct: a distractor that they pick is
 * probably correct, and a correct answer that they avoid is probably not.
 */
function marksOf(n: number, shareRight: number, options: readonly OptionStatistics[]): Mark[] {
  const byDiscrimination = options.toSorted((one, other) => one.discrimination - other.discrimination);
  const key = byDiscrimination.find(({ isCorrect }) => isCorrect);
  const rival = byDiscrimination.findLast(({ isCorrect }) => !isCorrect);
  if (n < LEAST || !key || !rival) return [];
  if (rival.discrimination >= CORRELATED) {
    return key.discrimination <= 0
      ? [{ kind: 'wrongKey', why: `who does well picks ${said(rival)}, not the key ${said(key)}` }]
      : [{ kind: 'twoKeys', why: `who does well picks ${said(rival)} as well as the key ${said(key)}` }];
  }
  if (shareRight >= TRIVIAL) return [{ kind: 'trivial', why: `${percent(shareRight)} are right` }];
  const taken = options.find(({ isCorrect, share }) => !isCorrect && share > key.share);
  return taken ? [{ kind: 'misleading', why: `more pick ${said(taken)} than the key ${said(key)}` }] : [];
}

const said = ({ id, share, discrimination }: OptionStatistics) =>
  `${id.toUpperCase()} (${percent(share)}, correlation ${discrimination.toFixed(2)})`;
