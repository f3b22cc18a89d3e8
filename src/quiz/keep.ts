import { picksAllowed } from './answerState.ts';
import { questionStatus } from './status.ts';
import type { KeptQuiz, QuizQuestion, QuizState } from './types.ts';

/** What to keep of a quiz, so that `resume` brings it back. */
export function keep(quiz: QuizState): KeptQuiz {
  return {
    mode: quiz.mode,
    current: quiz.questions[quiz.index ?? 0]?.id,
    picks: Object.fromEntries(
      quiz.questions
        .map(({ id }, index) => [id, quiz.picks[index] ?? []] as const)
        .filter(([, picks]) => picks.length > 0),
    ),
  };
}

/** How many of these questions a kept quiz has answered. */
export function answeredIn(questions: readonly QuizQuestion[], kept: KeptQuiz): number {
  return questions.filter(({ id }) => Object.hasOwn(kept.picks, id)).length;
}

/** A kept quiz over these questions; picks of questions and answers that are gone are left out. */
export function resume(questions: readonly QuizQuestion[], kept: KeptQuiz): QuizState {
  const picks = questions.map((question) => stillValid(question, picksIn(kept, question)));
  const current = questions.findIndex(({ id }) => id === kept.current);
  return {
    phase: 'running',
    questions,
    mode: kept.mode,
    index: questions.length > 0 ? Math.max(current, 0) : null,
    picks,
    statuses: questions.map((question, index) => questionStatus(question, picks[index] ?? [])),
    finished: false,
    correctAmount: 0,
    scorePercent: 0,
    refused: false,
  };
}

const picksIn = ({ picks }: KeptQuiz, { id }: QuizQuestion): readonly string[] =>
  (Object.hasOwn(picks, id) && picks[id]) || [];

function stillValid(question: QuizQuestion, picks: readonly string[]): readonly string[] {
  const known = new Set(question.answers.map(({ id }) => id));
  return [...new Set(picks)].filter((id) => known.has(id)).slice(0, picksAllowed(question));
}
