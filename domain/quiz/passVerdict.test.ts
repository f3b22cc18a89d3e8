import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partialCredit, passVerdict } from './passVerdict.ts';

test('a verdict says how far a score is from the pass mark', () => {
  expect(passVerdict(39, 60, 68)).toEqual({ needed: 41, text: 'Two questions short of passing' });
  expect(passVerdict(40, 60, 68).text).toBe('One question short of passing');
  expect(passVerdict(41, 60, 68)).toEqual({ needed: 41, text: 'Passed' });
  expect(passVerdict(42.5, 60, 68).text).toBe('Passed, with one question to spare');
  expect(passVerdict(55, 60, 68).text).toBe('Passed, with 14 questions to spare');
  expect(passVerdict(60, 60, 68).text).toBe('Passed, with every question right');
});

test('nothing passes by rounding', () => {
  expect(passVerdict(39.5, 60, 68).text).toBe('Two questions short of passing');
  // 67.5 and 61.67 percent, which are rounded to 68 and 62.
  expect(passVerdict(40.5, 60, 68)).toEqual({ needed: 41, text: 'One question short of passing' });
  expect(passVerdict(37, 60, 62)).toEqual({ needed: 38, text: 'One question short of passing' });
  expect(passVerdict(1 / 3 + 1 / 3 + 1 / 3, 2, 50).text).toMatch(/^Passed/);
});

test('far away, a verdict has no number', () => {
  expect(passVerdict(0, 60, 68).text).toBe('Not passed yet');
  expect(passVerdict(20, 60, 68).text).toBe('Not passed yet');
  expect(passVerdict(21, 60, 68).text).toBe('20 questions short of passing');
});

test('so many right questions pass as are needed, and one less does not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 100 }), (total, passMark) => {
      const { needed } = passVerdict(0, total, passMark);
      expect(passVerdict(needed, total, passMark).text).toMatch(/^Passed/);
      expect(passVerdict(needed - 1, total, passMark).text).not.toMatch(/^Passed/);
    }),
  );
});

test('one sentence says what partial credit does', () => {
  const strict = { correctAmount: 39, scorePercent: 65 };
  expect(partialCredit(0, strict, false, 60)).toBe('');
  expect(partialCredit(5, strict, true, 60)).toBe(
    'This includes partial credit for five answers. The real exam gives none.',
  );
  expect(partialCredit(1, strict, false, 60)).toBe(
    'This includes partial credit for one answer. The real exam gives none: you’d score 65% (39 of 60).',
  );
});
