import { expect, it } from 'vitest';
import { latestDraw } from './keptExam.ts';

const [mine, other] = ['0123456789ab0000', 'fedcba9876540003'];
const here = { seed: mine, asked: ['a', 'b'], drawnAt: Date.UTC(2026, 10, 21) };

it('is the newest one that is known, of this device or of an attempt', () => {
  const later = [{ finishedAt: '2026-11-22T10:00:00.000Z', seed: other }, { finishedAt: '2026-11-23T10:00:00.000Z' }];
  expect(latestDraw(here, later)).toEqual({ seed: other });
  expect(latestDraw(undefined, later)).toEqual({ seed: other });
  expect(latestDraw(here, [{ finishedAt: '2026-11-20T10:00:00.000Z', seed: other }])).toBe(here);
  // The exam that was drawn here, once it is finished.
  expect(latestDraw(here, [{ finishedAt: '2026-11-22T10:00:00.000Z', seed: mine }])).toBe(here);
  expect(latestDraw(here, [])).toBe(here);
  expect(latestDraw(undefined, [])).toBeUndefined();
});
