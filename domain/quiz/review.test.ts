import { expect, it } from 'vitest';
import { goTo, next, pick, play, question, started, submit } from './fixtures.ts';
import { neighbours, numbersInWords, unanswered } from './review.ts';

it('leads from one to the next, also from a question between them', () => {
  expect(neighbours([1, 4, 9], 4)).toEqual({ before: 1, after: 9 });
  expect(neighbours([1, 4, 9], 2)).toEqual({ before: 1, after: 4 });
  expect(neighbours([1, 4, 9], 9)).toEqual({ before: 4, after: undefined });
  expect(neighbours([], 0)).toEqual({ before: undefined, after: undefined });
});

it('names the questions without a pick, also after the finish, which makes them incorrect', () => {
  const exam = [question('Ab'), question('ABc'), question('Ab'), question('Ab'), question('ABc')];
  const answered = play(started('end', exam), ...pick('A'), next, ...pick('Ac'), next, ...pick('b'), goTo(4));
  expect(unanswered(answered)).toEqual([3, 4]);
  const finished = play(answered, submit);
  expect(finished.statuses).toEqual(['correct', 'partial', 'incorrect', 'incorrect', 'incorrect']);
  expect(unanswered(finished)).toEqual([3, 4]);
});

it.each([
  [[2], 'Question 3'],
  [[0, 1], 'Questions 1 and 2'],
  [[0, 3, 4, 5, 11], 'Questions 1, 4 to 6 and 12'],
])('names the questions at %j', (positions, words) => {
  expect(numbersInWords(positions)).toBe(words);
});
