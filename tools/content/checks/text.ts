import * as z from 'zod';

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
export const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?:ing|ed|es|s)$/, '');

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

/** A regular expression in a content file. */
export const pattern = z.string().refine((text) => {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}, 'takes a regular expression');
