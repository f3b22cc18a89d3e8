import { describe, expect, it } from 'vitest';
import type { Question } from '../../contract/exams.ts';
import { goTo, next, pick, play, previous, question, showResults, started, submit } from './fixtures.ts';
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
  it("may be the contract's", () => {
    const fromContract: Question = {
      id: 'q1',
      question: 'Which one?',
      category: 'Setup',
      difficulty: 'easy',
      answers: [{ id: 'A', text: 'This one', isCorrect: true, explanation: 'It is.' }],
      references: [],
      set: 1,
      version: 1,
    };
    expect(play(started('end', [fromContract]), ...pick('A')).statuses).toEqual(['correct']);
  });

  it.each(modes)('may be none: in %s mode there is nothing to show, to finish or to score', (mode) => {
    const state = started(mode, []);
    expect(state).toMatchObject({ index: null, finished: false, scorePercent: 0 });
    for (const action of [...pick('A'), next, previous, goTo(0), submit, showResults]) {
      expect(quizReducer(state, action)).toBe(state);
    }
  });

  it('are not walked by a pick or a move, however many there are', () => {
    const read = new Set<number>();
    const questions = new Proxy(
      Array.from({ length: 5000 }, () => question('ABcd')),
      {
        get(target, key, receiver) {
          if (typeof key === 'string' && /^\d+$/.test(key)) read.add(Number(key));
          return Reflect.get(target, key, receiver);
        },
      },
    );
    const state = play(started('end', questions), goTo(2500));
    read.clear();
    const after = play(state, ...pick('AcBA'), next, previous, goTo(4000), ...pick('c'));
    expect([...read]).toEqual([2500, 4000]);
    expect(after.questions).toBe(questions);
    expect(after.picks.filter((picks, index) => picks !== state.picks[index])).toEqual([['c'], ['c']]);
  });
});
