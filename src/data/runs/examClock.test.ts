import { expect, it, vi } from 'vitest';
import { steadyNow } from './examClock.ts';

it('goes on by the page when the clock of the device is set back, and by the device after a sleep', () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'performance'] });
  expect(steadyNow()).toBe(1_000_000);
  vi.advanceTimersByTime(5000);
  vi.setSystemTime(0);
  expect(steadyNow()).toBe(1_005_000);
  vi.setSystemTime(9_000_000);
  expect(steadyNow()).toBe(9_000_000);
  vi.useRealTimers();
});
