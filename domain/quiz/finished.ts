import { scoreOf } from './score.ts';
import { questionStatus } from './status.ts';
import type { QuestionStatus, QuizQuestion, QuizState } from './types.ts';

/**
 * A finished quiz in its results view, by the picks of each question and what each gave, from 0 to 1. That decides how a
 * question ended whose answers are not known any more.
 */
export const finishedQuiz = (
  questions: readonly QuizQuestion[],
  mode: QuizState['mode'],
  picks: QuizState['picks'],
  shares: readonly number[],
  flags: QuizState['flags'],
): QuizState => ({
  questions,
  mode,
  index: null,
  picks,
  statuses: questions.map((question, index): QuestionStatus => {
    const share = shares[index] ?? 0;
    if (question.answers.length === 0) return share === 1 ? 'correct' : share === 0 ? 'incorrect' : 'partial';
    const status = questionStatus(question, picks[index] ?? []);
    return status === 'none' ? 'incorrect' : status;
  }),
  flags,
  struck: questions.map(() => []),
  finished: true,
  ...scoreOf(shares),
  refused: false,
});
