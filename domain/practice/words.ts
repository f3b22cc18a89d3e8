import { counted } from '../numberWord.ts';
import type { Difficulty, Pool, PracticeChoice } from './choice.ts';
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

const list = new Intl.ListFormat('en');

/** The chosen difficulties, or "Any". */
function difficultyInWords(difficulty: readonly Difficulty[]): string {
  if (difficulty.length === 0 || difficulty.length === 3) return 'Any';
  return sentence(difficulty.map((each) => difficultyNames[each]).join(', '));
}

/** What a practice is called in a few words: "Practice: Automation, missed". */
export function practiceName(
  sections: readonly PracticeSection[],
  { pool, from, difficulty }: Pick<PracticeChoice, 'pool' | 'from' | 'difficulty'>,
): string {
  const chosen = sections.filter((section) => sectionState(section, from) !== 'none');
  const isAll = chosen.length === 0 || chosen.length === sections.length;
  const parts = [
    !isAll && (chosen.length > 2 ? `${chosen.length} sections` : list.format(chosen.map(({ name }) => name))),
    pool !== 'all' && poolNames[pool].toLowerCase(),
    difficultyInWords(difficulty) !== 'Any' && difficultyInWords(difficulty).toLowerCase(),
  ].filter((part) => part !== false);
  return `Practice: ${parts.length === 0 ? 'all sections' : parts.join(', ')}`;
}

const sentence = (text: string) => text.charAt(0) + text.slice(1).toLowerCase();
