import * as fc from 'fast-check';
import { expect } from 'vitest';
import { picksAllowed } from './answerState.ts';
import { play } from './fixtures.ts';
import { anyAction, anyEndState, anyExam, anyFinishedState, anyMode, anySelect, anyState } from './generators.ts';
import { keep, resume } from './keep.ts';
import { law } from './law.ts';
import { newQuiz, quizReducer } from './quizReducer.ts';
import { questionStatus } from './status.ts';

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

law(
  'taking a pick back restores the state before it',
  fc.property(anyEndState, anySelect, (state, select) => {
    const picked = play(state, select);
    const isNewPick = picked.picks.flat().length > state.picks.flat().length;
    fc.pre(isNewPick);
    expect(play(picked, select)).toEqual(state);
  }),
);

law(
  'after the finish no action changes picks, statuses, correct amount or score',
  fc.property(anyFinishedState, anyAction, (state, action) => {
    expect(play(state, action)).toEqual({ ...state, index: expect.toBeOneOf([null, expect.any(Number)]) });
  }),
);

law(
  'picks are different answers of their question, and never more than it takes',
  fc.property(anyState, ({ questions, picks }) => {
    questions.forEach((question, index) => {
      const picked = picks[index] ?? [];
      expect(picked.length).toBeLessThanOrEqual(picksAllowed(question));
      expect(new Set(picked).size).toBe(picked.length);
      expect(question.answers.map(({ id }) => id)).toEqual(expect.arrayContaining([...picked]));
    });
  }),
);

law(
  'the index is that of a question, or null: in the results view or without questions',
  fc.property(anyState, ({ index, questions, finished }) => {
    if (index === null) expect(finished || questions.length === 0).toBe(true);
    else expect(questions[index]).toBeDefined();
  }),
);

law(
  'a refused pick changes nothing but says so, and only at a full question in end mode',
  fc.property(anyState, anyAction, (state, action) => {
    const after = play(state, action);
    fc.pre(after.refused);
    expect(after).toEqual({ ...state, refused: true });
    expect(state).toMatchObject({ mode: 'end', finished: false });
    const question = state.questions[state.index ?? NaN];
    expect(question && picksAllowed(question)).toBe(state.picks[state.index ?? NaN]?.length);
  }),
);

law(
  'no action mutates the quiz',
  fc.property(anyMode, anyExam, fc.array(anyAction, { maxLength: 40 }), (mode, exam, actions) => {
    deepFreeze(exam);
    let quiz = quizReducer(deepFreeze(newQuiz(exam)), { type: 'start', mode });
    for (const action of actions) quiz = quizReducer(deepFreeze(quiz), deepFreeze(action));
  }),
);

law(
  'an action that changes nothing returns the very same object',
  fc.property(anyState, anyAction, (state, action) => {
    const after = play(state, action);
    const isUnchanged = JSON.stringify(after) === JSON.stringify(state);
    expect(after === state).toBe(isUnchanged);
  }),
);

law(
  'an action leaves the questions, and the picks of all but the one on show, as they are',
  fc.property(anyState, anyAction, (state, action) => {
    const after = play(state, action);
    expect(after.questions).toBe(state.questions);
    after.picks.forEach((picks, index) => {
      if (index !== state.index) expect(picks).toBe(state.picks[index]);
    });
  }),
);

law(
  'a quiz that was kept and resumed goes on as it was',
  fc.property(anyState, (state) => {
    fc.pre(!state.finished && state.questions.length > 0);
    expect(resume(state.questions, keep(state))).toEqual({ ...state, refused: false });
  }),
);

law(
  'a kept quiz never breaks the rules of the questions that it is resumed over',
  fc.property(anyState, anyExam, (state, exam) => {
    const resumed = resume(exam, keep(state));
    resumed.questions.forEach((question, index) => {
      const picks = resumed.picks[index] ?? [];
      expect(picks.length).toBeLessThanOrEqual(picksAllowed(question));
      expect(question.answers.map(({ id }) => id)).toEqual(expect.arrayContaining([...picks]));
      expect(resumed.statuses[index]).toBe(questionStatus(question, picks));
    });
  }),
);
