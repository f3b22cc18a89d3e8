import { describe, expect, it } from 'vitest';
import { goTo, next, pick, previous, question, showResults, started, submit } from './fixtures.ts';
import { newQuiz, quizReducer } from './quizReducer.ts';
import type { AnswerMode } from './types.ts';

const exam = [question('ABcd'), question('Ab'), question('aB')];
const modes: AnswerMode[] = ['immediate', 'end'];

describe('the answer mode', () => {
  it('is asked before the quiz starts', () => {
    expect(newQuiz(exam)).toEqual({ phase: 'choosing', questions: exam });
  });

  it.each(modes)('%s starts the quiz at its first question, unanswered', (mode) => {
    expect(quizReducer(newQuiz(exam), { type: 'start', mode })).toEqual({
      phase: 'running',
      questions: exam,
      mode,
      index: 0,
      picks: [[], [], []],
      statuses: ['none', 'none', 'none'],
      finished: false,
      correctAmount: 0,
      scorePercent: 0,
      refused: false,
    });
  });

  it('cannot be changed under way', () => {
    const state = started('end', exam);
    expect(quizReducer(state, { type: 'start', mode: 'immediate' })).toBe(state);
  });

  it('is needed for every other action', () => {
    const quiz = newQuiz(exam);
    for (const action of [...pick('A'), next, previous, goTo(1), submit, showResults]) {
      expect(quizReducer(quiz, action)).toBe(quiz);
    }
  });
});

describe('the questions', () => {
  it.each(modes)('may be none: in %s mode there is nothing to show, to finish or to score', (mode) => {
    const state = started(mode, []);
    expect(state).toMatchObject({ index: null, finished: false, scorePercent: 0 });
    for (const action of [...pick('A'), next, previous, goTo(0), submit, showResults]) {
      expect(quizReducer(state, action)).toBe(state);
    }
  });
});
