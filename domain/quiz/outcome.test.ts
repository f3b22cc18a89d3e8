import fc from 'fast-check';
import { expect, test } from 'vitest';
import { next, pick, play, question, started, submit } from './fixtures.ts';
import { type Outcome, outcomes, outcomesOf, tally } from './outcome.ts';

test('a question without a pick stands apart from a wrong one', () => {
  const questions = ['Ab', 'ABcd', 'ABcd', 'Ab', 'Ab'].map(question);
  const finished = play(
    started('end', questions),
    ...pick('A'),
    next,
    ...pick('A'),
    next,
    ...pick('Ac'),
    next,
    ...pick('b'),
    next,
    submit,
  );
  expect(outcomesOf(finished)).toEqual(['right', 'partly', 'partly', 'wrong', 'unanswered']);
  expect(tally(outcomesOf(finished))).toEqual({ right: 1, partly: 2, wrong: 1, unanswered: 1 });
});

test('every question is counted once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<Outcome>(...outcomes)), (ended) => {
      const counts = tally(ended);
      expect(outcomes.reduce((sum, outcome) => sum + counts[outcome], 0)).toBe(ended.length);
    }),
  );
});
