import { expect, it } from 'vitest';
import { neighbours, wrongQuestions } from './review.ts';

it('reviews everything that was not answered right', () => {
  const statuses = ['correct', 'incorrect', 'partial', 'correct', 'incomplete', 'none'] as const;
  expect(wrongQuestions({ statuses })).toEqual([1, 2, 4, 5]);
});

it('leads from one to the next, also from a question between them', () => {
  expect(neighbours([1, 4, 9], 4)).toEqual({ before: 1, after: 9 });
  expect(neighbours([1, 4, 9], 2)).toEqual({ before: 1, after: 4 });
  expect(neighbours([1, 4, 9], 9)).toEqual({ before: 4, after: undefined });
  expect(neighbours([], 0)).toEqual({ before: undefined, after: undefined });
});
