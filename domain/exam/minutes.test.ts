import { describe, expect, it } from 'vitest';
import { examMinutes, officialPace } from './minutes.ts';

const official = { minutes: 105, scoredQuestions: 60 };

describe('the minutes of an exam', () => {
  it.each([
    [60, 0, 105],
    [60, 50, 158],
    [60, 100, 210],
    // Fewer questions at the same pace.
    [10, 0, 18],
    [20, 100, 70],
  ] as const)('for %s questions with %s %% more are %s', (asked, extra, minutes) => {
    expect(examMinutes({ ...official, asked }, extra)).toBe(minutes);
  });
});

it('gives more time for a question to those who are entitled to it', () => {
  expect(officialPace(official)).toBe(105);
  expect(officialPace(official, 50)).toBe(157.5);
  expect(officialPace({}, 50)).toBeUndefined();
});
