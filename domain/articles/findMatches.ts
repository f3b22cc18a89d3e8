import { fold, type Folded } from './fold.ts';

/** A piece of a text, from its first place to the place behind it. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** What is looked for by a search as it was typed: spaces around it and doubled ones mean nothing. */
export const normalizedQuery = (query: string): string => query.trim().replaceAll(/\s+/g, ' ');

/**
 * Where a text contains what is looked for, whatever the case (docs/product.md 2.7): the places in order, none
 * over another. Nothing is found by an empty search.
 */
export function findMatches(text: string | Folded, query: string): Range[] {
  const needle = fold(normalizedQuery(query)).text;
  if (needle === '') return [];
  const { text: folded, startOf, endOf } = typeof text === 'string' ? fold(text) : text;
  const matches: Range[] = [];
  for (let at = folded.indexOf(needle); at !== -1; at = folded.indexOf(needle, at + needle.length)) {
    const start = startOf(at);
    const end = endOf(at + needle.length);
    const last = matches.at(-1);
    // Two halves of one character, as of "ß" for "s", are one match.
    if (last && start < last.end) matches[matches.length - 1] = { start: last.start, end };
    else matches.push({ start, end });
  }
  return matches;
}
