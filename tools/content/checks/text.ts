/** The words of a text; blocks of code have none. */
export function wordsOf(text: string): string[] {
  return text.replaceAll(/```[^]*?```/g, '').match(/[\w'’.-]+/g) ?? [];
}

export const hasCode = (text: string): boolean => text.includes('```');

/** Words that say nothing about a text's matter. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `the and for that with from are was were has have had into its this these those their them they then than when which
   what who how not but can will would should each any all one two more most own same other only also over under after
   before while where there here been being does did doing done out off per via use uses using used`.split(/\s+/),
);

/** A word in small letters without the ending that grammar gives it. */
const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?:ing|ed|es|s)$/, '');

/** How often each stem stands in some words. */
export function countStems(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) {
    const stem = stemOf(word);
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

/** How many texts have each stem. */
export function countTexts(texts: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const textsWith = new Map<string, number>();
  for (const stem of texts.flatMap((counts) => [...counts.keys()])) {
    textsWith.set(stem, (textsWith.get(stem) ?? 0) + 1);
  }
  return textsWith;
}

/** The stems of the words that say something about a text's matter. */
export function stemsOf(text: string): Set<string> {
  const stems = (text.match(/\w+/g) ?? []).map(stemOf);
  return new Set(stems.filter((stem) => stem.length > 2 && !EMPTY_WORDS.has(stem)));
}

/** How many words two sets have in common. */
export const sharedCount = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((word) => other.has(word)).length;

/** The part of the words of two texts that is common to both: from 0 to 1. */
export function overlapOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = sharedCount(one, other);
  return shared / Math.max(1, one.size + other.size - shared);
}
