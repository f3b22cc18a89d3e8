import type { FirstAnswer } from './questionStatistics.ts';

/** A question that was answered in an attempt. */
interface Answered {
  readonly questionId: string;
  readonly version: number;
  readonly picks: readonly string[];
  /** From 0 to 1. */
  readonly points: number;
  readonly seconds: number | undefined;
}

/** The answered questions of an attempt, and whose they are. */
export interface AnsweredAttempt {
  readonly learner: string;
  readonly answered: readonly Answered[];
}

/** As many other questions must have been answered in an attempt for their mean to say something. */
const REST = 5;

/**
 * The first answer of each learner to each question at its current version, by the question's id. `attempts` are in the
 * order in which they were finished.
 */
export function firstAnswers(
  attempts: readonly AnsweredAttempt[],
  versions: ReadonlyMap<string, number>,
): ReadonlyMap<string, readonly FirstAnswer[]> {
  const found = new Map<string, FirstAnswer[]>([...versions.keys()].map((id) => [id, []]));
  const seen = new Map<string, Set<string>>();
  for (const { learner, answered } of attempts) {
    const own = seen.get(learner) ?? new Set();
    seen.set(learner, own);
    const total = answered.reduce((sum, { points }) => sum + points, 0);
    const others = answered.length - 1;
    for (const { questionId, version, picks, points, seconds } of answered) {
      if (versions.get(questionId) !== version || own.has(questionId)) continue;
      own.add(questionId);
      found.get(questionId)?.push({
        picks,
        isRight: points === 1,
        rest: others >= REST ? (total - points) / others : undefined,
        seconds,
      });
    }
  }
  return found;
}
