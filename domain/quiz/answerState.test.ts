import { describe, expect, it } from 'vitest';
import { answerState, isLocked, isRevealed, picksAllowed } from './answerState.ts';
import { pick, play, question, started } from './fixtures.ts';
import type { AnswerMode, QuizState } from './types.ts';

/** How the answers of the first question are shown, in their order. */
function shown(state: QuizState) {
  return state.questions[0]?.answers.map(({ id }) => answerState(state, 0, id));
}

const exam = [question('ABcd')];

describe('in immediate mode', () => {
  const state = started('immediate', exam);

  it('answers are open before the first pick', () => {
    expect(shown(state)).toEqual(['open', 'open', 'open', 'open']);
  });

  it('selected answers show correct or wrong at once, the others stay open', () => {
    expect(shown(play(state, ...pick('A')))).toEqual(['correct', 'open', 'open', 'open']);
    expect(shown(play(state, ...pick('c')))).toEqual(['open', 'open', 'wrong', 'open']);
  });

  it('answers lock once the number of picks equals the number of correct answers', () => {
    expect(isLocked(play(state, ...pick('c')), 0)).toBe(false);
    expect(isLocked(play(state, ...pick('cA')), 0)).toBe(true);
    expect(isRevealed(play(state, ...pick('c')), 0)).toBe(false);
    expect(isRevealed(play(state, ...pick('cA')), 0)).toBe(true);
  });

  it("once locked, unselected correct answers show 'correct not selected', others are disabled", () => {
    expect(shown(play(state, ...pick('cA')))).toEqual(['correct', 'missed', 'wrong', 'off']);
    expect(shown(play(state, ...pick('AB')))).toEqual(['correct', 'correct', 'off', 'off']);
  });
});

describe.each<AnswerMode>(['immediate', 'end'])('in %s mode', (mode) => {
  it('an answer that is not there is off', () => {
    expect(answerState(started(mode, exam), 0, 'z')).toBe('off');
    expect(answerState(started(mode, exam), 7, 'A')).toBe('off');
    expect(isLocked(started(mode, exam), 7)).toBe(false);
  });
});

it('a question takes as many picks as it has correct answers', () => {
  expect(picksAllowed(question('Abcd'))).toBe(1);
  expect(picksAllowed(question('aBCD'))).toBe(3);
  expect(picksAllowed(question('ab'))).toBe(0);
});
