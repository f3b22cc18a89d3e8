import { median } from '../figures.ts';
import { type Counted, type Mark, marksOf, type OptionStatistics } from './marks.ts';

/** A question with its key. */
export interface KeyedQuestion {
  readonly id: string;
  readonly version: number;
  readonly answers: readonly { readonly id: string; readonly isCorrect: boolean }[];
}

/** A learner's first answer to a question. */
export interface FirstAnswer {
  /** Ids of the picked answers. */
  readonly picks: readonly string[];
  /** Whether exactly the correct answers were picked. */
  readonly isRight: boolean;
  /** Share of points in the rest of the attempt, from 0 to 1; undefined where that has too few questions. */
  readonly rest: number | undefined;
  readonly seconds: number | undefined;
}

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

/** What learners' first answers say of a question. */
export function questionStatistics(
  { id, version, answers }: KeyedQuestion,
  firstAnswers: readonly FirstAnswer[],
): QuestionStatistics {
  const n = firstAnswers.length;
  const share = (is: (answer: FirstAnswer) => boolean) => (n === 0 ? 0 : firstAnswers.filter(is).length / n);
  const isRight = (answer: FirstAnswer) => answer.isRight;
  const seconds = firstAnswers.flatMap((answer) => answer.seconds ?? []);
  const options = answers.map((option): OptionStatistics => {
    const isPicked = ({ picks }: FirstAnswer) => picks.includes(option.id);
    return {
      id: option.id,
      isCorrect: option.isCorrect,
      share: share(isPicked),
      discrimination: pointBiserial(firstAnswers, isPicked),
    };
  });
  const counted = { n, shareRight: share(isRight), options };
  return {
    id,
    version,
    ...counted,
    discrimination: pointBiserial(firstAnswers, isRight),
    medianSeconds: seconds.length > 0 ? median(seconds) : undefined,
    marks: marksOf(counted),
  };
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
