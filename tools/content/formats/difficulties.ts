import { difficulty } from '../../../contract/exams.ts';
import type { Difficulty } from '../../../contract/exams.ts';

const words: ReadonlyMap<string, Difficulty> = new Map([
  ...difficulty.options.map((word) => [word, word] as const),
  ['very easy', 'easy'],
  ['simple', 'easy'],
  ['moderate', 'medium'],
  ['difficult', 'hard'],
  ['very difficult', 'hard'],
]);

/** The difficulty that a word in a file means. */
export const difficultyOf = (word: string): Difficulty | undefined => words.get(word.trim().toLowerCase());
