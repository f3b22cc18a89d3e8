import { expect, it } from 'vitest';
import { trendSentence } from './attempts.ts';

const sentence = (scores: number[], latest = false) =>
  trendSentence({
    attempts: scores.map((scorePercent, index) => ({
      finishedAt: `2026-01-0${index + 1}T10:00:00.000Z`,
      scorePercent,
    })),
    passMark: 65,
    latest,
  });

it.each([
  ['says that there are none', [], 'No attempts yet.'],
  ['has neither best nor change for one', [91], '1 attempt: 91%, pass mark 65%.'],
  [
    'names the last and the best, and how far the last fell',
    [42, 84, 78],
    '3 attempts: last 78%, best 84%, pass mark 65%. Down 6 points from the attempt before.',
  ],
  ['says how far the last rose', [48, 49], 'best 49%, pass mark 65%. Up 1 point from the attempt before.'],
  ['says that the last is like the one before', [70, 70], 'Same as your previous attempt.'],
  ['keeps two decimals at most', [66.666666, 33.333333], 'last 33.33%, best 66.67%, pass mark 65%. Down 33.33 points'],
])('the sentence about attempts %s', (_rule, scores, text) => {
  expect(sentence(scores)).toContain(text);
});

it('says that earlier attempts are not counted', () => {
  expect(sentence([70, 71], true)).toMatch(/^Latest 2 attempts: /);
});
