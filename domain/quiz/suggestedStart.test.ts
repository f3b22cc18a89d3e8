import { expect, it } from 'vitest';
import { suggestedStart } from './suggestedStart.ts';

const now = Date.UTC(2026, 10, 21);
const taken = (set?: number, mode?: 'exam') => ({ set, mode, finishedAt: '2026-11-20T10:00:00.000Z' });
const before = { ...taken(undefined, 'exam'), finishedAt: '2026-11-17T10:00:00.000Z' };

it.each([
  ['answers at once, at first', { sets: [] }, { way: 'immediate' }],
  ['an owner the next practice exam', { sets: [1, 2, 3], attempts: [taken(), taken(1)] }, { way: 'end', set: 2 }],
  [
    'an owner who has taken all of them a simulation',
    { sets: [1, 2], attempts: [taken(2), taken(1)] },
    { way: 'exam' },
  ],
  ['a simulation near the day', { sets: [1, 2], days: 14, attempts: [before] }, { way: 'exam', set: 1 }],
  [
    'no second one within three days',
    { sets: [1], days: 14, attempts: [taken(undefined, 'exam')] },
    { way: 'end', set: 1 },
  ],
  ['no simulation before', { sets: [], days: 15 }, { way: 'immediate' }],
  ['no simulation after the day', { sets: [], days: -1 }, { way: 'immediate' }],
])('suggests %s', (_, learner, start) => {
  expect(suggestedStart({ attempts: [], now, ...learner })).toEqual({ set: undefined, ...start });
});
