import * as fc from 'fast-check';
import { expect } from 'vitest';
import { picksAllowed } from './answerState.ts';
import { play } from './fixtures.ts';
import { anyAction, anyEndState, anyFinishedState, anySelect, anyState } from './testing/generators.ts';
import { keep, resume } from './keep.ts';
import { law } from './testing/law.ts';

law(
  'taking a pick back restores the state before it',
  fc.property(anyEndState, anySelect, (state, select) => {
    const picked = play(state, select);
    const isNewPick = picked.picks.flat().length > state.picks.flat().length;
    fc.pre(isNewPick);
    expect(play(picked, select)).toEqual({ ...state, struck: picked.struck });
  }),
);

law(
  'after the finish no action changes picks, statuses, correct amount or score',
  fc.property(anyFinishedState, anyAction, (state, action) => {
    expect(play(state, action)).toEqual({ ...state, index: expect.toBeOneOf([null, expect.any(Number)]) });
  }),
);

law(
  'picks are different answers of their question, never more than it takes, and none is struck out',
  fc.property(anyState, ({ questions, picks, struck }) => {
    questions.forEach((question, index) => {
      const picked = picks[index] ?? [];
      expect(picked.length).toBeLessThanOrEqual(picksAllowed(question));
      expect(new Set(picked).size).toBe(picked.length);
      expect(question.answers.map(({ id }) => id)).toEqual(expect.arrayContaining([...picked]));
      expect(struck[index]?.filter((id) => picked.includes(id))).toEqual([]);
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
