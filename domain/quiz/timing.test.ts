import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { secondsOn, show, timeSpent, type Timing } from './timing.ts';

const nothing: Timing = { spent: {} };

it('counts for how long each question was on show', () => {
  let timing = show(nothing, 'q1', 1000);
  expect(timeSpent(timing, 3400)).toEqual({ q1: 2400 });
  timing = show(timing, 'q2', 6000);
  // The page is hidden.
  timing = show(timing, undefined, 16_000);
  timing = show(timing, 'q1', 60_000);
  const spent = timeSpent(timing, 63_400);
  expect(spent).toEqual({ q1: 8400, q2: 10_000 });
  expect(['q1', 'q2', 'q3', 'constructor'].map((id) => secondsOn(spent, id))).toEqual([9, 10, 0, 0]);
});

it('goes on from what was kept', () => {
  expect(timeSpent(show({ spent: { q1: 5000 } }, 'q1', 0), 2000)).toEqual({ q1: 7000 });
});

it('counts each moment once, whatever is shown and looked up in between', () => {
  const anySteps = fc.array(
    fc.record({ id: fc.constantFrom('q1', 'q2', 'constructor', undefined), after: fc.nat(600) }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(anySteps, (steps) => {
      let [timing, now, visible] = [nothing, 0, 0];
      for (const { id, after } of steps) {
        if (timing.shown) visible += after;
        now += after;
        timing = show(timing, id, now);
      }
      const sum = Object.values(show(timing, undefined, now).spent).reduce((total, time) => total + time, 0);
      expect(sum).toBe(visible);
    }),
  );
});
