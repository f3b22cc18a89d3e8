import * as fc from 'fast-check';
import { expect } from 'vitest';
import { picksAllowed } from './answerState.ts';
import { play } from './fixtures.ts';
import { anyAction, anyEndState, anyExam, anyFinishedState, anySelect, anyState } from './generators.ts';
import { keep, resume } from './keep.ts';
import { law } from './law.ts';
import { questionStatus } from './status.ts';

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
