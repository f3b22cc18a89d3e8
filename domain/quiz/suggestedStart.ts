import type { AnswerMode } from './types.ts';

/** A way to begin with an exam: a quiz by when it reveals answers, or the exam simulation. */
export type StartWay = AnswerMode | 'exam';

/** Whether the official exam is so few days away that it is time for simulations. */
const isNear = (days: number): boolean => days >= 0 && days <= 14;

/** After a simulation it is time for its weakest section. */
const FRESH = 3 * 24 * 60 * 60 * 1000;

interface Learner {
  /** The exam's practice exams, where its questions are all open to the learner. */
  readonly sets: readonly number[];
  /** What was taken: `mode` is `exam` for a simulation, `finishedAt` in ISO 8601. */
  readonly attempts: readonly {
    readonly set?: number | undefined;
    readonly mode?: string | undefined;
    readonly finishedAt: string;
  }[];
  /** Days until the official exam, where one is set. */
  readonly days?: number | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Whether to take a simulation: near the official exam, unless one was taken in the last three days. */
export const isSimulationTime = ({ attempts, days = -1, now }: Omit<Learner, 'sets'>): boolean =>
  isNear(days) && !attempts.some(({ mode, finishedAt }) => mode === 'exam' && now - Date.parse(finishedAt) < FRESH);

/**
 * The one way to suggest: a simulation when it is time for one, the next practice exam that was not taken, and answers at
 * once before there are any. `set` is the practice exam to begin with; undefined for all questions.
 */
export function suggestedStart({ sets, ...learner }: Learner): { way: StartWay; set: number | undefined } {
  const set = sets.find((each) => !learner.attempts.some((attempt) => attempt.set === each));
  if (isSimulationTime(learner)) return { way: 'exam', set };
  if (sets.length === 0) return { way: 'immediate', set };
  return { way: set === undefined ? 'exam' : 'end', set };
}
