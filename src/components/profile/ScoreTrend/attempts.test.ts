import { expect, it } from 'vitest';
import { trendSentence } from './attempts.ts';

const sentence = (scores: number[], latest = false) =>
  trendSentence(
    scores.map((scorePercent) => ({ finishedAt: '2026-01-01T10:00:00.000Z', scorePercent })),
    latest,
  );

it.each([
  ['says that there are none', [], 'No attempts yet.'],
  [
    'names the best, and how far the last fell',
    [42, 84, 78],
    'Best of 3 attempts: 84%. Down 6 points from the attempt',
  ],
  ['says how far the last rose', [48, 49], 'Best of 2 attempts: 49%. Up 1 point from the attempt before.'],
  ['says that the last is like the one before', [70, 70], 'Same as your previous attempt.'],
  ['keeps two decimals at most', [66.666666, 33.333333], '66.67%. Down 33.33 points'],
])('the sentence about attempts %s', (_rule, scores, text) => {
  expect(sentence(scores)).toContain(text);
});

it('says that earlier attempts are not counted', () => {
  expect(sentence([70, 71], true)).toMatch(/^Best of the latest 2 attempts: /);
});
