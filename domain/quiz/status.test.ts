import { describe, expect, it } from 'vitest';
import { goTo, next, pick, play, question, started, submit } from './fixtures.ts';
import { progress, questionMarks as marks, questionStatus } from './status.ts';

describe('questionStatus', () => {
  const twoCorrect = question('ABcd');

  it.each([
    ['none if nothing is picked', '', 'none'],
    ['correct if the selection equals the correct set', 'AB', 'correct'],
    ['partial if some selected are correct and some not', 'Ac', 'partial'],
    ['partial even if all correct ones are among the selected', 'ABc', 'partial'],
    ['incomplete if all selected are correct but not all correct ones are chosen', 'B', 'incomplete'],
    ['otherwise incorrect', 'c', 'incorrect'],
  ])('is %s', (_sentence, picks, status) => {
    expect(questionStatus(twoCorrect, picks.split(''))).toBe(status);
  });
});

const exam = [question('ABcd'), question('Ab'), question('Ab')];

describe('questionMarks', () => {
  it('in end mode before the finish shows only that a question is answered', () => {
    const state = started('end', exam);
    expect(marks(state)).toEqual(['none', 'none', 'none']);
    expect(marks(play(state, ...pick('AB'), next, ...pick('b')))).toEqual(['answered', 'answered', 'none']);
  });

  it('in immediate mode shows the status of a locked question only', () => {
    const state = started('immediate', exam);
    expect(marks(play(state, ...pick('A')))).toEqual(['answered', 'none', 'none']);
    expect(marks(play(state, ...pick('Ac')))).toEqual(['partial', 'none', 'none']);
    expect(marks(play(state, next, ...pick('b')))).toEqual(['none', 'incorrect', 'none']);
  });

  it('after the finish shows every status, and unanswered questions apart from wrong ones', () => {
    const answered = [...pick('B'), next, ...pick('A'), next];
    expect(marks(play(started('end', exam), ...answered, submit))).toEqual(['incomplete', 'correct', 'skipped']);
    expect(marks(play(started('immediate', exam), ...answered, next))).toEqual(['incomplete', 'correct', 'skipped']);
  });
});

describe('progress', () => {
  it('counts the questions with all their picks', () => {
    const state = started('end', exam);
    expect(progress(state)).toBe(0);
    expect(progress(play(state, ...pick('AB'), goTo(2), ...pick('b')))).toBe(2);
    expect(progress(play(state, ...pick('A')))).toBe(0);
  });
});
