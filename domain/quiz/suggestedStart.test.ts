import { expect, it } from 'vitest';
import { suggestedStart } from './suggestedStart.ts';

it.each([
  ['answers at once, at first', { sets: [], taken: [] }, { way: 'immediate', set: undefined }],
  ['an owner the next practice exam', { sets: [1, 2, 3], taken: [undefined, 1] }, { way: 'end', set: 2 }],
  ['an owner who has taken all of them a simulation', { sets: [1, 2], taken: [2, 1] }, { way: 'exam', set: undefined }],
  ['a simulation near the day', { sets: [1, 2], taken: [], days: 14 }, { way: 'exam', set: 1 }],
  ['no simulation before', { sets: [], taken: [], days: 15 }, { way: 'immediate', set: undefined }],
  ['no simulation after the day', { sets: [], taken: [], days: -1 }, { way: 'immediate', set: undefined }],
])('suggests %s', (_, learner, start) => {
  expect(suggestedStart(learner)).toEqual(start);
});
