/** A piece of a text, from its first place to the place behind it. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** What is looked for by a search as it was typed: spaces around it and doubled ones mean nothing. */
export const normalizedQuery = (query: string): string => query.trim().replaceAll(/\s+/g, ' ');

/** Signs that people type, and those that print has for them. */
const printed: Readonly<Record<string, string>> = { "'": `['‘’]`, '"': `["“”]`, ' ': String.raw`[ \u00a0]` };

/**
 * Where a text contains what is looked for, whatever the case (docs/product.md 2.7): the places in order, none
 * over another. Nothing is found by an empty search.
 */
export function findMatches(text: string, query: string): Range[] {
  const needle = normalizedQuery(query);
  if (needle === '') return [];
  const pattern = needle
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/['" ]/g, (sign) => printed[sign] ?? sign);
  return Array.from(text.matchAll(new RegExp(pattern, 'giu')), ({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}
