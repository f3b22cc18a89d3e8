import { describe, expect, it } from 'vitest';
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

describe('the sentence about attempts', () => {
  it('says that there are none', () => {
    expect(sentence([])).toBe('No attempts yet.');
  });

  it('has neither best nor change for one attempt', () => {
    expect(sentence([91])).toBe('1 attempt: 91%, pass mark 65%.');
  });

  it('names the last and the best, and how far the last fell', () => {
    expect(sentence([42, 84, 78])).toBe(
      '3 attempts: last 78%, best 84%, pass mark 65%. Down 6 points on the attempt before.',
    );
  });

  it('says how far the last rose', () => {
    expect(sentence([48, 49])).toBe('2 attempts: last 49%, best 49%, pass mark 65%. Up 1 point on the attempt before.');
  });

  it('says that the last is like the one before', () => {
    expect(sentence([70, 70])).toContain('Level with the attempt before.');
  });

  it('keeps two decimals at most', () => {
    expect(sentence([66.666666, 33.333333])).toContain('last 33.33%, best 66.67%, pass mark 65%. Down 33.33 points');
  });

  it('says that earlier attempts are not counted', () => {
    expect(sentence([70, 71], true)).toMatch(/^Latest 2 attempts: /);
  });
});
