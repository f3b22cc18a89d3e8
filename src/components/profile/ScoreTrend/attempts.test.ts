import { expect, it } from 'vitest';
import { trendSentence } from './attempts.ts';

it.each([
  ['has nothing to compare the first with', [91], 'Your trend starts with your second attempt.'],
  ['says how far the last fell', [42, 84, 78], 'Last practice: 78%, down 6 points from'],
  ['says how far it rose', [48, 49], 'Last practice: 49%, up 1 point from'],
  ['says that the last is like the one before', [70, 70], 'Last practice: 70%, the same as the one before'],
  ['keeps two decimals at most', [66.666666, 33.333333], 'Last practice: 33.33%, down 33.33 points'],
])('the sentence about attempts %s', (_rule, scores, text) => {
  expect(trendSentence(scores.map((scorePercent) => ({ scorePercent })))).toContain(text);
});

const mixed = [{ scorePercent: 70, mode: 'exam' }, { scorePercent: 90 }, { scorePercent: 72, mode: 'exam' }];

it('compares a simulation with one', () => {
  expect(trendSentence(mixed)).toContain('Last simulation: 72%, up 2 points from');
});
