import { describe, expect, it } from 'vitest';
import { question } from './fixtures.ts';
import { questionStatus } from './status.ts';

describe('questionStatus', () => {
  const twoCorrect = question('ABcd');

  it.each([
    ['none if nothing is picked', '', 'none'],
    ['correct if the selection equals the correct set', 'AB', 'correct'],
    ['correct in whatever order the answers were picked', 'BA', 'correct'],
    ['partial if some selected are correct and some not', 'Ac', 'partial'],
    ['partial even if all correct ones are among the selected', 'ABc', 'partial'],
    ['incomplete if all selected are correct but not all correct ones are chosen', 'B', 'incomplete'],
    ['otherwise incorrect', 'c', 'incorrect'],
    ['incorrect if several are selected and none is correct', 'cd', 'incorrect'],
  ])('is %s', (_sentence, picks, status) => {
    expect(questionStatus(twoCorrect, picks.split(''))).toBe(status);
  });
});
