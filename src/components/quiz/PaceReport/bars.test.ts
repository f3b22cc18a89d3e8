import { expect, test } from 'vitest';
import { barsOf, heightOf, strip, topOf } from './bars.ts';

test('a time that is far above the usual one is cut, so that the others can be told apart', () => {
  const usual = [{ outcome: 'right', seconds: 90 } as const, { outcome: 'wrong', seconds: 200 } as const];
  expect(topOf(usual, 100)).toBe(200);
  expect(topOf(usual.slice(0, 1), 100)).toBe(125);
  expect(topOf(usual.slice(0, 1), 400)).toBe(90);
  expect(topOf([...usual, { outcome: 'right', seconds: 4000 }], 100)).toBe(300);
  expect(heightOf(4000, 300)).toBe(strip.height);
});

test('each question is drawn once, with its outcome', () => {
  const questions = (['right', 'wrong', 'partly', 'unanswered'] as const).map((outcome) => ({ outcome, seconds: 60 }));
  const bars = (path: string) => path.match(/M/g)?.length ?? 0;
  expect(bars(barsOf(questions, 'right', 100))).toBe(1);
  // A wrong one has a cut below its top.
  expect(bars(barsOf(questions, 'wrong', 100))).toBe(2);
  expect(bars(barsOf(questions, 'partly', 100))).toBe(1);
  expect(bars(barsOf(questions, 'partly', 100, 'rest'))).toBe(1);
  expect(bars(barsOf([], 'right', 100))).toBe(0);
});
