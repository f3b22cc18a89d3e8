import { isRevealed, picksAllowed } from './answerState.ts';
import type { QuestionStatus, QuizQuestion, QuizState } from './types.ts';

/** The status of a question with these picked answer ids, in any order (docs/product.md 4.6). */
export function questionStatus(question: QuizQuestion, picks: readonly string[]): QuestionStatus {
  if (picks.length === 0) return 'none';
  const correct = question.answers.filter((answer) => answer.isCorrect);
  const right = correct.filter((answer) => picks.includes(answer.id)).length;
  if (right === picks.length) return right === correct.length ? 'correct' : 'incomplete';
  return right > 0 ? 'partial' : 'incorrect';
}

/** What an overview may show of a question: whether it is answered, and how it ended once that is revealed. */
export type QuestionMark = 'answered' | 'skipped' | QuestionStatus;

/**
 * The mark of the question at this position; it never reveals more than the question itself does. One without a pick is
 * `skipped` after the finish: incorrect, but apart from wrong picks.
 */
export function questionMark(state: QuizState, index: number): QuestionMark {
  if (!state.picks[index]?.length) return state.finished ? 'skipped' : 'none';
  return isRevealed(state, index) ? (state.statuses[index] ?? 'none') : 'answered';
}

/** A quiz with the marks of its questions. */
interface MarkedQuiz {
  readonly quiz: QuizState;
  readonly marks: readonly QuestionMark[];
}

/**
 * The marks of all questions. Given the same quiz `before` some actions, it computes only what they changed, as an exam
 * can have thousands of questions; where they changed no pick, it returns the very same list.
 */
export function questionMarks(quiz: QuizState, before?: MarkedQuiz): readonly QuestionMark[] {
  if (!before || before.quiz.questions !== quiz.questions || before.quiz.finished !== quiz.finished) {
    return quiz.questions.map((_, index) => questionMark(quiz, index));
  }
  if (before.quiz.picks === quiz.picks) return before.marks;
  return before.marks.map((mark, index) =>
    quiz.picks[index] === before.quiz.picks[index] ? mark : questionMark(quiz, index),
  );
}

/**
 * The number of questions with all their picks. Counted each time: that costs no more than the copy of `picks` that a
 * pick makes anyway, and a stored count could differ from them.
 */
export const progress = ({ questions, picks }: QuizState): number =>
  questions.filter((question, index) => picks[index]?.length && picks[index].length >= picksAllowed(question)).length;
