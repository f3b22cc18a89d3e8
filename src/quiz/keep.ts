import { picksAllowed } from './answerState.ts';
import { questionStatus } from './status.ts';
import type { KeptQuiz, QuizQuestion, QuizState } from './types.ts';

/** What to keep of a quiz, so that `resume` brings it back. */
export function keep(quiz: QuizState): KeptQuiz {
  return {
    mode: quiz.mode,
    current: quiz.questions[quiz.index ?? 0]?.id,
    picks: quiz.questions.flatMap(({ id }, index) => {
      const picks = quiz.picks[index] ?? [];
      return picks.length > 0 ? [[id, picks] as const] : [];
    }),
  };
}

/** How many of these questions a kept quiz has answered. */
export function answeredIn(questions: readonly QuizQuestion[], kept: KeptQuiz): number {
  const ids = new Set(questions.map(({ id }) => id));
  return kept.picks.filter(([id]) => ids.has(id)).length;
}

/** A kept quiz over these questions; picks of questions and answers that are gone are left out. */
export function resume(questions: readonly QuizQuestion[], kept: KeptQuiz): QuizState {
  const kepts = new Map(kept.picks);
  const picks = questions.map((question) => stillValid(question, kepts.get(question.id) ?? []));
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

function stillValid(question: QuizQuestion, picks: readonly string[]): readonly string[] {
  const known = new Set(question.answers.map(({ id }) => id));
  return [...new Set(picks)].filter((id) => known.has(id)).slice(0, picksAllowed(question));
}
