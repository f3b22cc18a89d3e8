import { lettersOf, verdict } from '../quiz/verdict.ts';
import type { QuizState } from '../quiz/types.ts';

/**
 * What has changed in the question on show, in words for those who do not see it: its picks, its struck-out answers, its
 * flag. Empty where nothing has, where another question is on show, and for a refused pick, which is said beside it.
 */
export function newsInWords(before: QuizState, quiz: QuizState): string {
  const { index } = quiz;
  const question = quiz.questions[index ?? -1];
  if (!question || index === null || index !== before.index || quiz.finished) return '';
  const [struckBefore, struck] = [before.struck[index] ?? [], quiz.struck[index] ?? []];
  const isPickNews = before.picks[index] !== quiz.picks[index];
  return [
    ...lettersOf(question, isIn(struck, struckBefore)).map((letter) => `${letter} is struck out.`),
    ...lettersOf(question, isIn(struckBefore, struck)).map((letter) => `${letter} is no longer struck out.`),
    ...(isPickNews ? [verdict(quiz, index).text] : []),
    ...(before.flags[index] === quiz.flags[index] ? [] : [quiz.flags[index] ? 'Flagged.' : 'No longer flagged.']),
  ].join(' ');
}

/** Whether an answer is among some, and not among others. */
const isIn =
  (ids: readonly string[], without: readonly string[]) =>
  ({ id }: { readonly id: string }) =>
    ids.includes(id) && !without.includes(id);
