import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  announcement,
  clockAt,
  clockText,
  type ClockReading,
  runningInWords,
  secondsLeft,
  timeInWords,
} from './clock.ts';

describe('the seconds left', () => {
  const anyTime = fc.integer({ min: 0, max: 10 ** 13 });

  it('depend on the deadline and now alone, and are never negative', () => {
    fc.assert(
      fc.property(anyTime, anyTime, (deadline, now) => {
        const left = secondsLeft(deadline, now);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left === 0).toBe(now >= deadline);
        expect(secondsLeft(deadline, now + 1000)).toBe(Math.max(0, left - 1));
      }),
    );
  });
});

it('a simulation that was left says how long its clock runs, or that it has ended', () => {
  expect(runningInWords(60_000 * 41, 0)).toBe('Your clock is running: 41 minutes left.');
  expect(runningInWords(0, 0)).toBe('Its time is over: see the result.');
});

describe('the clock', () => {
  it.each([
    [6300, '1:45:00', '1 hour 45 minutes'],
    [3990, '1:06:30', '1 hour 6 minutes'],
    [1300, '21:40', '21 minutes'],
    [61, '1:01', '1 minute'],
    [1, '0:01', '1 second'],
    [0, '0:00', '0 seconds'],
  ])('shows %s seconds as %s, in words %s', (seconds, text, words) => {
    expect(clockText(seconds)).toBe(text);
    expect(timeInWords(seconds)).toBe(words);
  });
});

describe('an announcement', () => {
  it.each([
    [901, 900, '15 minutes left'],
    [61, 60, '1 minute left'],
    [6300, 6299, undefined],
    [1, 0, undefined],
    // The device has slept.
    [2000, 250, '4 minutes left'],
    [2000, 30, '30 seconds left'],
    [2000, 0, undefined],
  ])('from %s to %s seconds is %s', (before, after, text) => {
    expect(announcement(before, after)).toBe(text);
  });

  it('is shown for ten seconds, and once', () => {
    const readings: ClockReading[] = [{ left: 905 }];
    for (let left = 904; left >= 880; left--) readings.push(clockAt(readings.at(-1) ?? { left }, left));
    const shown = readings.filter(({ announced }) => announced);
    expect(shown.map(({ left }) => left)).toEqual([900, 899, 898, 897, 896, 895, 894, 893, 892, 891]);
    expect(new Set(shown.map(({ announced }) => announced)).size).toBe(1);
    // The device has slept.
    expect(clockAt({ left: 899, announced: { text: '15 minutes left', at: 900 } }, 700).announced).toBeUndefined();
  });
});
