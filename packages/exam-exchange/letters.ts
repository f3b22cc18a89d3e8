import { letterAt } from './host.ts';

/** A letter before an answer, as `A. `, `a) `, `A: ` or `(A) `. */
const before = /^\s*(\(?)([A-Z])([.):])\s+(?=\S)/i;

/** The letter before an answer, as a capital; undefined where there is none. */
export const letterBefore = (text: string): string | undefined => before.exec(text)?.[2]?.toUpperCase();

/** Whether each text has its own letter before it, written alike; the first has that of the answer `from`. */
export function haveLetters(texts: readonly string[], from = 0): boolean {
  const found = texts.map((text) => before.exec(text));
  const [, open, , close] = found[0] ?? [];
  return found.every(
    (one, at) => one?.[1] === open && one?.[2]?.toUpperCase() === letterAt(from + at) && one[3] === close,
  );
}

/** Texts of answers without the letters before them, where each has its own, written alike. */
export const withoutLetters = (texts: readonly string[]): readonly string[] =>
  haveLetters(texts) ? texts.map((text) => text.replace(before, '')) : texts;
