import { answerLetter } from '../quiz/keys.ts';
import { verdict } from '../quiz/verdict.ts';
import type { Simulation } from './simulation.ts';

/**
 * What has changed in the question on show, in words for those who do not see it: its picks, its struck-out answers, its
 * flag. Empty where nothing has, where another question is on show, and for a refused pick, which is said beside it.
 */
export function newsInWords(before: Simulation, after: Simulation): string {
  const { quiz, isReviewing } = after;
  const { index } = quiz;
  if (index === null || index !== before.quiz.index || isReviewing || before.isReviewing || quiz.finished) return '';
  const [struckBefore, struck] = [before.struck[index] ?? [], after.struck[index] ?? []];
  const isPickNews = before.quiz.picks[index] !== quiz.picks[index];
  const letters = (ids: readonly string[], without: readonly string[]) =>
    (quiz.questions[index]?.answers ?? []).flatMap(({ id }, position) =>
      ids.includes(id) && !without.includes(id) ? answerLetter(position) : [],
    );
  return [
    ...letters(struck, struckBefore).map((letter) => `${letter} is struck out.`),
    ...letters(struckBefore, struck).map((letter) => `${letter} is no longer struck out.`),
    ...(isPickNews ? [verdict(quiz, index).text] : []),
    ...(before.flags[index] === after.flags[index] ? [] : [after.flags[index] ? 'Flagged.' : 'No longer flagged.']),
  ].join(' ');
}
