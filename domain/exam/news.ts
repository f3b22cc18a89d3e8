import { lettersOf, verdict } from '../quiz/verdict.ts';
import type { Simulation } from './simulation.ts';

/**
 * What has changed in the question on show, in words for those who do not see it: its picks, its struck-out answers, its
 * flag. Empty where nothing has, where another question is on show, and for a refused pick, which is said beside it.
 */
export function newsInWords(before: Simulation, after: Simulation): string {
  const { quiz, isReviewing } = after;
  const { index } = quiz;
  const question = quiz.questions[index ?? -1];
  if (!question || index === null || index !== before.quiz.index || isReviewing || before.isReviewing || quiz.finished)
    return '';
  const [struckBefore, struck] = [before.struck[index] ?? [], after.struck[index] ?? []];
  const isPickNews = before.quiz.picks[index] !== quiz.picks[index];
  return [
    ...lettersOf(question, isIn(struck, struckBefore)).map((letter) => `${letter} is struck out.`),
    ...lettersOf(question, isIn(struckBefore, struck)).map((letter) => `${letter} is no longer struck out.`),
    ...(isPickNews ? [verdict(quiz, index).text] : []),
    ...(before.quiz.flags[index] === quiz.flags[index] ? [] : [quiz.flags[index] ? 'Flagged.' : 'No longer flagged.']),
  ].join(' ');
}

/** Whether an answer is among some, and not among others. */
const isIn =
  (ids: readonly string[], without: readonly string[]) =>
  ({ id }: { readonly id: string }) =>
    ids.includes(id) && !without.includes(id);
