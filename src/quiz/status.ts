import type { QuestionStatus, QuizQuestion } from './types.ts';

/** The status of a question with these picked answer ids, in any order (specification, section 4). */
export function questionStatus(question: QuizQuestion, picks: readonly string[]): QuestionStatus {
  if (picks.length === 0) return 'none';
  const correct = question.answers.filter((answer) => answer.isCorrect);
  const right = correct.filter((answer) => picks.includes(answer.id)).length;
  if (right === picks.length) return right === correct.length ? 'correct' : 'incomplete';
  return right > 0 ? 'partial' : 'incorrect';
}
