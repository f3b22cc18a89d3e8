import { describe, expect, it } from 'vitest';
import { withoutLetters } from './letters.ts';

describe('withoutLetters', () => {
  it.each([
    [
      ['A. One', 'B. Two'],
      ['One', 'Two'],
    ],
    [
      ['(a) One', '(b) `Two`', '(c) 3'],
      ['One', '`Two`', '3'],
    ],
    [
      ['A: One', 'B: Two'],
      ['One', 'Two'],
    ],
  ])('takes the letters away from %j', (texts, plain) => {
    expect(withoutLetters(texts)).toEqual(plain);
  });

  it.each([
    [['B. One', 'A. Two']],
    [['A. One', 'Two']],
    [['A) One', 'B. Two']],
    [['A', 'B']],
    [['A.', 'B.']],
    [['A.b', 'B.c']],
  ])('leaves %j as they are', (texts) => {
    expect(withoutLetters(texts)).toEqual(texts);
  });
});
