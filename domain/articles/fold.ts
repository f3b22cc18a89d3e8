/** A text in which upper and lower case are the same, and how to find the way back to the text that it was made of. */
export interface Folded {
  readonly text: string;
  /** The place in the original of the character that stands at `index`, or that it is a part of. */
  readonly startOf: (index: number) => number;
  /** The place in the original behind the character that stands before `index`, or that it is a part of. */
  readonly endOf: (index: number) => number;
}

/** Signs of print, and what people type instead of them. */
const typed: ReadonlyMap<string, string> = new Map([
  ['\u2018', "'"],
  ['\u2019', "'"],
  ['\u201c', '"'],
  ['\u201d', '"'],
  ['\u00a0', ' '],
]);

/**
 * One character without its case. Some become two, such as "ß" that becomes "ss" by way of "SS"; and only lower case
 * first makes "ẞ" the same. Quotation marks become those of a keyboard.
 */
export const foldCharacter = (character: string): string =>
  typed.get(character) ?? character.toLowerCase().toUpperCase().toLowerCase();

/** Takes the case out of a text, character by character, as in Unicode the length can change with it. */
export function fold(original: string): Folded {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  let at = 0;
  for (const character of original) {
    const folded = foldCharacter(character);
    for (let unit = 0; unit < folded.length; unit++) {
      starts.push(at);
      ends.push(at + character.length);
    }
    text += folded;
    at += character.length;
  }
  return { text, startOf: (index) => starts[index] ?? at, endOf: (index) => ends[index - 1] ?? 0 };
}
