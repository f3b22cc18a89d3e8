import { expect, test } from 'vitest';
import { next, pick, play, question, started, submit } from './fixtures.ts';
import { outcomesOf, tally } from './outcome.ts';

test('a question without a pick stands apart from a wrong one', () => {
  const questions = ['Ab', 'ABcd', 'ABcd', 'Ab', 'Ab'].map(question);
  const answers = ['A', 'A', 'Ac', 'b'].flatMap((picks) => [...pick(picks), next]);
  const finished = play(started('end', questions), ...answers, submit);
  expect(outcomesOf(finished)).toEqual(['right', 'partly', 'partly', 'wrong', 'unanswered']);
  expect(tally(outcomesOf(finished))).toEqual({ right: 1, partly: 2, wrong: 1, unanswered: 1 });
});
