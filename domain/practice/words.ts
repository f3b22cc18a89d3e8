import { counted, listed } from '../numberWord.ts';
import { difficulties, type Difficulty, type Pool, type PracticeChoice } from './choice.ts';
import { type PracticeSection, sectionState } from './sections.ts';

/** What the pools are called. */
export const poolNames: Readonly<Record<Pool, string>> = {
  all: 'All',
  unseen: 'Unseen',
  missed: 'Missed',
  flagged: 'Flagged',
  bookmarked: 'Bookmarked',
  noted: 'With notes',
};

/** What the difficulties are called. */
export const difficultyNames: Readonly<Record<Difficulty, string>> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

/** What the orders are called. */
export const orderNames = { file: 'Original order', random: 'Random' } as const;

/** As many questions, in words. */
export const questionsInWords = (count: number): string => counted(count, 'question');

/** What a practice is called in a few words: "Practice: Automation, missed". */
export function practiceName(
  sections: readonly PracticeSection[],
  { pool, from, difficulty }: Pick<PracticeChoice, 'pool' | 'from' | 'difficulty'>,
): string {
  const chosen = sections.filter((section) => sectionState(section, from) !== 'none');
  const isAll = chosen.length === 0 || chosen.length === sections.length;
  const isAnyDifficulty = difficulty.length === 0 || difficulty.length === difficulties.length;
  const parts = [
    !isAll && (chosen.length > 2 ? `${chosen.length} sections` : listed(chosen.map(({ name }) => name))),
    pool !== 'all' && poolNames[pool].toLowerCase(),
    !isAnyDifficulty && difficulty.map((each) => difficultyNames[each].toLowerCase()).join(', '),
  ].filter((part) => part !== false);
  return `Practice: ${parts.length === 0 ? 'all sections' : parts.join(', ')}`;
}
