import type { QuizQuestion } from '../quiz/types.ts';
import { drawExam, type ExamBank, nextSeed } from './draw.ts';

/** The last exam that was drawn for a learner. */
export interface LastDraw {
  readonly seed: string;
  /** Ids of its questions; undefined where they are not known, so that the seed has to say them. */
  readonly asked?: readonly string[] | undefined;
}

/** How many exams are looked at, so that the next one repeats little. */
const LOOKED_AT = 32;

/**
 * The seed of a new exam from this bank. After the last exam it is that of its successor; where the bank has changed since,
 * so that the successor repeats questions, it is the one of the exams that follow which repeats the fewest.
 */
export function seedAfter(
  bank: ExamBank<QuizQuestion & { readonly category: string }>,
  last: LastDraw | undefined,
  random: string,
): string {
  const idsOf = (seed: string) => drawExam(bank, seed).map(({ id }) => id);
  const next = nextSeed(last?.seed, random);
  if (!last) return next;
  const asked = new Set(last.asked ?? idsOf(last.seed));
  const repeatedBy = (seed: string) => idsOf(seed).filter((id) => asked.has(id)).length;
  let [best, fewest] = [next, repeatedBy(next)];
  for (let seed = next, looked = 1; fewest > 0 && looked < LOOKED_AT; looked++) {
    seed = nextSeed(seed, random);
    const repeated = repeatedBy(seed);
    if (repeated < fewest) [best, fewest] = [seed, repeated];
  }
  return best;
}
