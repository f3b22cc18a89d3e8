import type { ExamFile } from '../../../server/content/examFile.ts';
import { guess, similarPairs } from './guessers.ts';
import { percent } from './rule.ts';

/** How well every guesser does in exams, in lines: `content:check` refuses more than 5 points above chance. */
export function guesserTable(exams: readonly Pick<ExamFile, 'slug' | 'questions'>[]): string[] {
  return exams.flatMap(({ slug, questions }) => {
    const lines = guess(questions).map(({ kind, count, chance, guesses }) => {
      const shares = guesses.map(({ guesser, found }) => `${guesser} ${percent(found)}`);
      return `${slug}, ${kind} (${count}): chance ${percent(chance)}; ${shares.join(', ')}`;
    });
    const { count, bothCorrect, expected } = similarPairs(questions);
    const pairs = `${slug}, likest answers both correct: ${bothCorrect.toFixed(1)} of ${count}; chance ${expected.toFixed(1)}`;
    return count > 0 ? [...lines, pairs] : lines;
  });
}
