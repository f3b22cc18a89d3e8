import { picksAllowed } from './answerState.ts';
import { progress, questionStatus } from './status.ts';
import type { KeptQuiz, QuizQuestion, QuizState } from './types.ts';

/** What to keep of a quiz, so that `resume` brings it back. */
export function keep(quiz: QuizState): KeptQuiz {
  const begun = quiz.questions.flatMap(({ id, version = 1 }, index) => {
    const picks = quiz.picks[index] ?? [];
    return picks.length > 0 ? [{ id, version, picks }] : [];
  });
  return {
    mode: quiz.mode,
    current: quiz.questions[quiz.index ?? 0]?.id,
    position: (quiz.index ?? 0) + 1,
    total: quiz.questions.length,
    answered: progress(quiz),
    picks: Object.fromEntries(begun.map(({ id, picks }) => [id, picks])),
    flagged: quiz.questions.flatMap(({ id }, index) => (quiz.flags[index] ? id : [])),
    struck: Object.fromEntries(
      quiz.questions.flatMap(({ id }, index) => (quiz.struck[index]?.length ? [[id, quiz.struck[index]]] : [])),
    ),
    versions: Object.fromEntries(begun.map(({ id, version }) => [id, version])),
  };
}

/** Whether a kept quiz has a pick in these questions. */
export const isBegun = (questions: readonly QuizQuestion[], { picks }: KeptQuiz): boolean =>
  questions.some(({ id }) => Object.hasOwn(picks, id));

/** How many of these questions a kept quiz has answered, with all the picks that they take, as a running one counts. */
export const answeredIn = (questions: readonly QuizQuestion[], { picks }: KeptQuiz): number =>
  questions.filter((question) => {
    const picked = (Object.hasOwn(picks, question.id) && picks[question.id]?.length) || 0;
    return picked > 0 && picked >= picksAllowed(question);
  }).length;

/** How many questions have changed since a kept quiz answered them: their picks are not resumed. */
export function changedSince(questions: readonly QuizQuestion[], kept: KeptQuiz): number {
  return questions.filter((question) => Object.hasOwn(kept.picks, question.id) && hasChanged(question, kept)).length;
}

/** Says that so many questions have changed since. */
export const changedInWords = (count: number): string =>
  count === 1
    ? 'One question has changed since, and waits for a new answer.'
    : `${count} questions have changed since, and wait for new answers.`;

const hasChanged = ({ id, version = 1 }: QuizQuestion, { versions = {} }: KeptQuiz): boolean =>
  ((Object.hasOwn(versions, id) && versions[id]) || 1) !== version;

/** A kept quiz over these questions; picks of questions and answers that have changed or are gone are left out. */
export function resume(questions: readonly QuizQuestion[], kept: KeptQuiz): QuizState {
  const picks = questions.map((question) => stillValid(question, picksIn(kept, question)));
  const struck = new Map(Object.entries(kept.struck ?? {}));
  const current = questions.findIndex(({ id }) => id === kept.current);
  return {
    questions,
    mode: kept.mode,
    index: questions.length > 0 ? Math.max(current, 0) : null,
    picks,
    statuses: questions.map((question, index) => questionStatus(question, picks[index] ?? [])),
    flags: questions.map(({ id }) => kept.flagged?.includes(id) ?? false),
    struck: questions.map(({ id, answers }, index) =>
      (struck.get(id) ?? []).filter(
        (answerId) => answers.some((answer) => answer.id === answerId) && !picks[index]?.includes(answerId),
      ),
    ),
    finished: false,
    correctAmount: 0,
    scorePercent: 0,
    refused: false,
  };
}

function picksIn(kept: KeptQuiz, question: QuizQuestion): readonly string[] {
  if (hasChanged(question, kept)) return [];
  return (Object.hasOwn(kept.picks, question.id) && kept.picks[question.id]) || [];
}

function stillValid(question: QuizQuestion, picks: readonly string[]): readonly string[] {
  const known = new Set(question.answers.map(({ id }) => id));
  return [...new Set(picks)].filter((id) => known.has(id)).slice(0, picksAllowed(question));
}

/** The questions with these ids, in their order, without those that are gone. */
export function inOrder<Question extends { readonly id: string }>(
  questions: readonly Question[],
  ids: readonly string[],
): Question[] {
  const known = new Map(questions.map((question) => [question.id, question]));
  return ids.flatMap((id) => known.get(id) ?? []);
}
