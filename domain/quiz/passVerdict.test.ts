import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passVerdict, scoresDiffer } from './passVerdict.ts';
import { percentOf } from './score.ts';

const verdict = (correctAmount: number, total: number, passMark: number) =>
  passVerdict({ correctAmount, scorePercent: percentOf(correctAmount, total) }, total, passMark);

test('a verdict says how far a score is from the pass mark', () => {
  expect(verdict(39, 60, 68)).toEqual({ isPassed: false, needed: 41, text: 'Two questions short of a pass' });
  expect(verdict(40, 60, 68).text).toBe('One question short of a pass');
  expect(verdict(41, 60, 68)).toEqual({ isPassed: true, needed: 41, text: 'Passed, with nothing to spare' });
  expect(verdict(42.5, 60, 68).text).toBe('Passed, with one question to spare');
  expect(verdict(55, 60, 68).text).toBe('Passed, with 14 questions to spare');
  expect(verdict(60, 60, 68).text).toBe('Passed, with every question right');
});

test('parts of points are rounded against the learner, but for the pass itself', () => {
  expect(verdict(39.5, 60, 68).text).toBe('Two questions short of a pass');
  // 67.5 percent, which is rounded to 68.
  expect(verdict(40.5, 60, 68)).toEqual({ isPassed: true, needed: 41, text: 'Passed, with nothing to spare' });
});

test('far away, a verdict has no number', () => {
  expect(verdict(0, 60, 68).text).toBe('Not passed yet');
  expect(verdict(20, 60, 68).text).toBe('Not passed yet');
  expect(verdict(21, 60, 68).text).toBe('20 questions short of a pass');
});

test('so many right questions pass as are needed, and one less does not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 100 }), (total, passMark) => {
      const { needed } = verdict(0, total, passMark);
      expect(verdict(needed, total, passMark).isPassed).toBe(true);
      expect(verdict(needed - 1, total, passMark).isPassed).toBe(false);
    }),
  );
});

test('one line says why the scores differ', () => {
  expect(scoresDiffer(0, 0)).toBe('No answer was partly right, so the exam would count the same.');
  expect(scoresDiffer(1, 0.5)).toBe(
    'One answer was partly right: practice gives half a point for it, the exam gives nothing.',
  );
  expect(scoresDiffer(5, 2.5)).toBe(
    'Five answers were partly right: practice gives 2.5 points for them, the exam gives nothing.',
  );
});
