import { letterAt } from './host.ts';

/** A letter before an answer, as `A. `, `a) ` or `(A) `. */
const before = /^\s*(\(?)([A-Z])([.)])\s+(?=\S)/i;

/** Texts of answers without the letters before them, where each has its own, written alike. */
export function withoutLetters(texts: readonly string[]): readonly string[] {
  const found = texts.map((text) => before.exec(text));
  const [, open, , close] = found[0] ?? [];
  const isOwn = found.every(
    (one, at) => one?.[1] === open && one?.[2]?.toUpperCase() === letterAt(at) && one[3] === close,
  );
  return isOwn ? texts.map((text) => text.replace(before, '')) : texts;
}
