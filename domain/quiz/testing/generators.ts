import * as fc from 'fast-check';
import { play, started } from '../fixtures.ts';
import type { AnswerMode, QuizQuestion, QuizState, QuizAction } from '../types.ts';

/** Every question has the same answer ids, so that most picks of a random history hit an answer. */
const answerIds = ['a', 'b', 'c', 'd', 'e', 'f'];

function questionWith(isCorrect: readonly boolean[], index: number): QuizQuestion {
  return {
    id: `q${index}`,
    answers: answerIds.slice(0, isCorrect.length).map((id, at) => ({ id, isCorrect: isCorrect[at] ?? false })),
  };
}

const answerKey = fc.array(fc.boolean(), { maxLength: answerIds.length });

/** Any exam: also an empty one, and questions without answers or without correct ones. */
export const anyExam = fc.array(answerKey, { maxLength: 6 }).map((keys) => keys.map(questionWith));

const anyMode = fc.constantFrom<AnswerMode>('immediate', 'end');

const anyStrike = fc.constantFrom(...answerIds).map((answerId): QuizAction => ({ type: 'strike', answerId }));

/** A select of an answer most questions have, or of one that none has. */
export const anySelect = fc
  .constantFrom(...answerIds, 'unknown')
  .map((answerId): QuizAction => ({ type: 'select', answerId }));

/** Any action on a running quiz, most often a pick or a step forward. */
export const anyAction: fc.Arbitrary<QuizAction> = fc.oneof(
  { weight: 6, arbitrary: anySelect },
  { weight: 2, arbitrary: anyStrike },
  { weight: 3, arbitrary: fc.constant<QuizAction>({ type: 'next' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<QuizAction>(
      { type: 'previous' },
      { type: 'submit' },
      { type: 'showResults' },
      { type: 'flag' },
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .oneof(fc.integer({ min: -2, max: 8 }), fc.constantFrom(1.5, NaN, Infinity))
      .map((index): QuizAction => ({ type: 'goTo', index })),
  },
);

const anyActions = fc.array(anyAction, { maxLength: 40 });

/** Picks for each question: some of its answers, in any order, over the limit too. */
export function anyPicks(exam: readonly QuizQuestion[]): fc.Arbitrary<string[][]> {
  return fc.tuple(...exam.map(({ answers }) => fc.shuffledSubarray(answers.map(({ id }) => id))));
}

function stateIn(mode: fc.Arbitrary<AnswerMode>): fc.Arbitrary<QuizState> {
  return fc.tuple(mode, anyExam, anyActions).map(([chosen, exam, actions]) => play(started(chosen, exam), ...actions));
}

/** Any state that a quiz can come to. */
export const anyState = stateIn(anyMode);

/** Any state that a quiz in end mode can come to. */
export const anyEndState = stateIn(fc.constant('end'));

/** Any state that a quiz can come to from its finish on. */
export const anyFinishedState = fc
  .tuple(
    anyState.filter(({ questions }) => questions.length > 0),
    anyActions,
  )
  .map(([state, actions]) =>
    play(state, { type: 'goTo', index: state.questions.length }, { type: 'next' }, ...actions),
  );
