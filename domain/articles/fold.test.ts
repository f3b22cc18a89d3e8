import { expect, it } from 'vitest';
import { fold, foldCharacter } from './fold.ts';

/** Only the first two planes of Unicode have letters with cases. */
const everyCharacter = Array.from({ length: 0x2_0000 }, (_, code) => code)
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code));

/** What a character becomes when a whole word is folded: each of its parts for itself. */
const foldParts = (text: string) => Array.from(text, foldCharacter).join('');

it('makes the cases of every character of Unicode the same', () => {
  const different = everyCharacter.filter((character) => {
    const folded = foldCharacter(character);
    return foldParts(character.toLowerCase()) !== folded || foldParts(character.toUpperCase()) !== folded;
  });
  expect(different).toEqual([]);
});

it.each([
  ['İstanbul', 'i̇stanbul'],
  ['STRASSE, Straße, STRAẞE', 'strasse, strasse, strasse'],
  ['ΟΔΟΣ οδος', 'οδοσ οδοσ'],
  ['ﬁne 𝐀 😀', 'fine 𝐀 😀'],
  ['“Can’t”', '"can\'t"'],
])('folds %s', (text, folded) => {
  expect(fold(text).text).toBe(folded);
});

it('finds the way back to the whole character that a place belongs to', () => {
  const { text, startOf, endOf } = fold('aßb😀');
  expect(text).toBe('assb😀');
  expect([0, 1, 2, 3, 4, 6].map(startOf)).toEqual([0, 1, 1, 2, 3, 5]);
  expect([0, 1, 2, 3, 4, 6].map(endOf)).toEqual([0, 1, 2, 2, 3, 5]);
});
