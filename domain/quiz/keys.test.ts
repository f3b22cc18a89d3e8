import { describe, expect, it } from 'vitest';
import { answerLetter, pickFromKey } from './keys.ts';

describe('answerLetter', () => {
  it('answer letters start at A', () => {
    expect([0, 1, 2, 25].map(answerLetter)).toEqual(['A', 'B', 'C', 'Z']);
  });
});

describe('pickFromKey', () => {
  it('A, B, C … and 1, 2, 3 … pick', () => {
    expect(['a', 'b', 'c', 'd'].map((key) => pickFromKey(key, 4))).toEqual([0, 1, 2, 3]);
    expect(['A', 'B', 'C', 'D'].map((key) => pickFromKey(key, 4))).toEqual([0, 1, 2, 3]);
    expect(['1', '2', '3', '4'].map((key) => pickFromKey(key, 4))).toEqual([0, 1, 2, 3]);
    expect(pickFromKey('9', 9)).toBe(8);
  });

  it.each(['e', '5', '', ' ', 'Enter', 'ab'])('%j picks none of 4', (key) => {
    expect(pickFromKey(key, 4)).toBeUndefined();
  });
});
