import { expect, test } from 'vitest';
import { scaleOf, topOf } from './scale.ts';

test('a time that is far above the usual one is cut, so that the others can be told apart', () => {
  const usual = [{ outcome: 'right', seconds: 90 } as const, { outcome: 'wrong', seconds: 200 } as const];
  expect(topOf(usual, 100)).toBe(200);
  expect(topOf(usual.slice(0, 1), 100)).toBe(125);
  expect(topOf(usual.slice(0, 1), 400)).toBe(90);
  expect(topOf([...usual, { outcome: 'right', seconds: 4000 }], 100)).toBe(300);
});

test('the scale has round times', () => {
  expect([3, 90, 315].map(scaleOf)).toEqual([
    [1, 2, 3],
    [30, 60, 90],
    [120, 240],
  ]);
});
