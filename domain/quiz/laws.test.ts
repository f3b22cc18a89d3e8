import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerState, picksAllowed } from './answerState.ts';
import { play, started } from './fixtures.ts';
import {
  anyAction,
  anyEndState,
  anyExam,
  anyFinishedState,
  anyMode,
  anyPicks,
  anySelect,
  anyState,
  soundExam,
} from './generators.ts';
import { keep, resume } from './keep.ts';
import { newQuiz, quizReducer } from './quizReducer.ts';
import { score } from './score.ts';
import { questionMark, questionStatus } from './status.ts';
import type { QuizQuestion, RunningAction } from './types.ts';

/** Tests that the property holds, in more than the default 100 runs: some states take a long history to reach. */
function law<T>(name: string, property: fc.IProperty<T>): void {
  it(name, () => fc.assert(property, { numRuns: 500 }));
}

function correctIds({ answers }: QuizQuestion): string[] {
  return answers.filter(({ isCorrect }) => isCorrect).map(({ id }) => id);
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

const examWithPicks = anyExam.chain((exam) => fc.tuple(fc.constant(exam), anyPicks(exam)));

law(
  'the score is between 0 and 100, whatever is picked',
  fc.property(examWithPicks, ([exam, picks]) => {
    const { correctAmount, scorePercent } = score(exam, picks);
    expect(scorePercent).toBeGreaterThanOrEqual(0);
    expect(scorePercent).toBeLessThanOrEqual(100);
    expect(Number.isInteger(scorePercent)).toBe(true);
    expect(correctAmount).toBeGreaterThanOrEqual(0);
    expect(correctAmount).toBeLessThanOrEqual(exam.length);
  }),
);

law(
  'the order of picks changes neither score nor status',
  fc.property(examWithPicks, ([exam, picks]) => {
    const reversed = picks.map((ids) => ids.toReversed());
    expect(score(exam, reversed)).toEqual(score(exam, picks));
    exam.forEach((question, index) => {
      expect(questionStatus(question, reversed[index] ?? [])).toBe(questionStatus(question, picks[index] ?? []));
    });
  }),
);

law(
  'picking all and only the correct answers everywhere gives 100 and every status correct',
  fc.property(anyMode, soundExam, (mode, exam) => {
    const actions = exam.flatMap((question): RunningAction[] => [
      ...correctIds(question).map((answerId): RunningAction => ({ type: 'select', answerId })),
      { type: 'next' },
    ]);
    const state = play(started(mode, exam), ...actions);
    expect(state).toMatchObject({ finished: true, scorePercent: 100, correctAmount: exam.length });
    expect(new Set(state.statuses)).toEqual(new Set(['correct']));
  }),
);

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
  'a finished quiz carries the score of its picks, and no question without a status',
  fc.property(anyFinishedState, (state) => {
    expect(state).toMatchObject({ finished: true, ...score(state.questions, state.picks) });
    expect(state.statuses).not.toContain('none');
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
  'statuses under way are those of the picks',
  fc.property(anyState, ({ questions, picks, statuses, finished }) => {
    fc.pre(!finished);
    expect(statuses).toEqual(questions.map((question, index) => questionStatus(question, picks[index] ?? [])));
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
  'no answer is revealed in end mode before the finish',
  fc.property(anyEndState, (state) => {
    fc.pre(!state.finished);
    state.questions.forEach(({ answers }, index) => {
      expect(['none', 'answered']).toContain(questionMark(state, index));
      for (const { id } of answers) expect(['open', 'selected']).toContain(answerState(state, index, id));
    });
  }),
);

law(
  'everything is revealed after the finish',
  fc.property(anyFinishedState, (state) => {
    state.questions.forEach((question, index) => {
      const isAnswered = (state.picks[index] ?? []).length > 0;
      expect(questionMark(state, index)).toBe(isAnswered ? state.statuses[index] : 'none');
      for (const { id, isCorrect } of question.answers) {
        const isPicked = state.picks[index]?.includes(id) ?? false;
        const revealed = isPicked ? (isCorrect ? 'correct' : 'wrong') : isCorrect ? 'missed' : 'off';
        expect(answerState(state, index, id)).toBe(revealed);
      }
    });
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
