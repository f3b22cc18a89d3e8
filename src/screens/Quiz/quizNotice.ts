import { picksAllowed } from '../../../domain/quiz/answerState.ts';
import { progress } from '../../../domain/quiz/status.ts';
import type { QuizState } from '../../../domain/quiz/types.ts';

const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`;

/** The notice beside "Choose N": why a pick was refused, or at the last question how many are not answered. */
export function quizNotice(quiz: QuizState, index: number): string {
  const question = quiz.questions[index];
  if (quiz.refused && question) {
    const allowed = picksAllowed(question);
    return `This question takes ${count(allowed, 'answer')}. Take ${allowed === 1 ? 'it' : 'one'} back first.`;
  }
  if (quiz.finished || index < quiz.questions.length - 1) return '';
  const open = quiz.questions.length - progress(quiz);
  return open > 0 ? `${count(open, 'question')} not answered yet.` : '';
}
