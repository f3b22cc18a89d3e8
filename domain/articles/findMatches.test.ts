import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMatches, normalizedQuery } from './findMatches.ts';
import { anyQuery, anyText } from './generators.ts';

const found = (text: string, query: string) => findMatches(text, query).map(({ start, end }) => text.slice(start, end));

describe('findMatches', () => {
  it.each([
    ['Flow and flow', 'FLOW', ['Flow', 'flow']],
    ['a screen flow', 'screen   flow', ['screen flow']],
    ['aaa', 'aa', ['aa']],
    ['Straße', 'strasse', ['Straße']],
    ['Straße', 's', ['S', 'ß']],
    ['İstanbul', 'i', ['İ']],
    ['😀 and 😀', '😀', ['😀', '😀']],
    ['2 + 2 (four)', '(', ['(']],
    ['Apex', '', []],
    ['Apex', ' ', []],
  ])('in %j finds %j', (text, query, pieces) => {
    expect(found(text, query)).toEqual(pieces);
  });

  it('finds something wherever both in lower case are a substring, and wherever both in upper case are', () => {
    fc.assert(
      fc.property(anyText, anyQuery, (text, query) => {
        const needle = normalizedQuery(query);
        const isWithin = (one: string, other: string) => one !== '' && other.includes(one);
        const isThere =
          isWithin(needle.toLowerCase(), text.toLowerCase()) || isWithin(needle.toUpperCase(), text.toUpperCase());
        expect(!isThere || findMatches(text, query).length > 0).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
