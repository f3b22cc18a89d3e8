import { expect, it } from 'vitest';
import { findMatches } from './findMatches.ts';

it.each([
  ['Flow and flow', 'FLOW', ['Flow', 'flow']],
  ['a screen flow', 'screen   flow', ['screen flow']],
  ['aaa', 'aa', ['aa']],
  ['“Can’t”', '"CAN\'T"', ['“Can’t”']],
  ['Data\u00a0360', 'data 360', ['Data\u00a0360']],
  ['😀 and 😀', '😀', ['😀', '😀']],
  ['2 + 2 (four)', '(', ['(']],
  ['Apex', '', []],
  ['Apex', ' ', []],
])('in %j finds %j', (text, query, pieces) => {
  expect(findMatches(text, query).map(({ start, end }) => text.slice(start, end))).toEqual(pieces);
});
