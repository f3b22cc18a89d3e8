import type { Range } from './findMatches.ts';

/** How many characters of a passage stand before and behind what was found, at most. */
const AROUND = 70;

/** A match with the words around it in its line; an ellipsis stands for what is left out. */
export function passage(text: string, { start, end }: Range): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const before = lastWords(text.slice(lineStart, start));
  const after = firstWords(text.slice(end, lineEnd === -1 ? undefined : lineEnd));
  return `${before}${text.slice(start, end)}${after}`;
}

function lastWords(text: string): string {
  if (text.length <= AROUND) return text;
  const cut = text.indexOf(' ', text.length - AROUND);
  return `… ${cut === -1 ? '' : text.slice(cut + 1)}`;
}

function firstWords(text: string): string {
  if (text.length <= AROUND) return text;
  const cut = text.lastIndexOf(' ', AROUND);
  return `${cut === -1 ? '' : text.slice(0, cut)} …`;
}
