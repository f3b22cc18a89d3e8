import { describe, expect, it } from 'vitest';
import { goTo, next, pick, play, question, started, submit } from './fixtures.ts';
import { questionMark } from './marks.ts';
import { progress } from './progress.ts';
import type { QuizState } from './types.ts';

function marks(state: QuizState) {
  return state.questions.map((_, index) => questionMark(state, index));
}

const exam = [question('ABcd'), question('Ab'), question('Ab')];

describe('questionMark', () => {
  it('in end mode before the finish tells only that a question is answered', () => {
    const state = started('end', exam);
    expect(marks(state)).toEqual(['none', 'none', 'none']);
    expect(marks(play(state, ...pick('AB'), next, ...pick('b')))).toEqual(['answered', 'answered', 'none']);
  });

  it('in immediate mode tells the status of a locked question only', () => {
    const state = started('immediate', exam);
    expect(marks(play(state, ...pick('A')))).toEqual(['answered', 'none', 'none']);
    expect(marks(play(state, ...pick('Ac')))).toEqual(['partial', 'none', 'none']);
    expect(marks(play(state, next, ...pick('b')))).toEqual(['none', 'incorrect', 'none']);
  });

  it('after the finish tells every status', () => {
    const answered = [...pick('B'), next, ...pick('A'), next];
    expect(marks(play(started('end', exam), ...answered, submit))).toEqual(['incomplete', 'correct', 'incorrect']);
    expect(marks(play(started('immediate', exam), ...answered, next))).toEqual(['incomplete', 'correct', 'incorrect']);
  });

  it('is none for a question that is not there', () => {
    expect(questionMark(started('end', exam), 7)).toBe('none');
  });
});

describe('progress', () => {
  it('counts the questions with a pick', () => {
    const state = started('end', exam);
    expect(progress(state)).toBe(0);
    expect(progress(play(state, ...pick('AB'), goTo(2), ...pick('b')))).toBe(2);
    expect(progress(play(state, ...pick('AA')))).toBe(0);
  });

  it('does not count what the finish marks incorrect', () => {
    expect(progress(play(started('end', exam), ...pick('A'), goTo(2), submit))).toBe(1);
  });
});
