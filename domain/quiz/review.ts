import { listed } from '../numberWord.ts';
import type { QuizState } from './types.ts';

/** Positions of the questions without a pick, in order. */
export const unanswered = ({ picks }: Pick<QuizState, 'picks'>): number[] =>
  picks.flatMap((picked, index) => (picked.length === 0 ? [index] : []));

/** The questions before and after the one at `index` among those that are reviewed; undefined at an end. */
export const neighbours = (reviewed: readonly number[], index: number) => ({
  before: reviewed.findLast((position) => position < index),
  after: reviewed.find((position) => position > index),
});

/** The numbers of the questions at some positions, in words: "Question 3", "Questions 1, 4 to 9 and 12". */
export function numbersInWords(positions: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const position of positions) {
    const last = runs.at(-1);
    if (last?.[1] === position) last[1] = position + 1;
    else runs.push([position + 1, position + 1]);
  }
  const parts = runs.flatMap(([from, to]) =>
    to - from > 1 ? `${from} to ${to}` : from === to ? String(from) : [String(from), String(to)],
  );
  return `Question${positions.length === 1 ? '' : 's'} ${listed(parts)}`;
}
