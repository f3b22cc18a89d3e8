import { listed } from '../numberWord.ts';
import { isRevealed, picksAllowed } from './answerState.ts';
import { answerLetter } from './keys.ts';
import { pointsInWords, shareChosen } from './score.ts';
import type { QuestionStatus, QuizQuestion, QuizState } from './types.ts';

/**
 * The line about the question on show. `idle`: nothing has happened to it yet, so a screen reader does not say it; `left`: it
 * takes more picks; `answered`: it has all its picks, and nothing is revealed; `refused`: it takes no more; `unanswered`:
 * revealed without a pick; otherwise its status.
 */
export interface Verdict {
  readonly kind: 'idle' | 'left' | 'answered' | 'refused' | 'unanswered' | Exclude<QuestionStatus, 'none'>;
  readonly text: string;
  /** Which answers were correct, where that says more than `text`: "Correct: A and C". */
  readonly correct?: string;
}

const outcomes: Record<QuestionStatus, string> = {
  correct: 'Correct',
  partial: 'Partly correct',
  incomplete: 'Incomplete',
  incorrect: 'Wrong',
  none: 'Incorrect, not answered',
};

/** What is said of the question at this position, in one or two short sentences. */
export function verdict(quiz: QuizState, index: number): Verdict {
  const question = quiz.questions[index];
  const picks = quiz.picks[index] ?? [];
  if (!question) return { kind: 'idle', text: '' };
  if (isRevealed(quiz, index)) return outcome(quiz, question, picks, quiz.statuses[index] ?? 'none');
  if (quiz.refused) return { kind: 'refused', text: refusal(question, picks) };
  const left = picksAllowed(question) - picks.length;
  if (picks.length === 0) return { kind: 'idle', text: 'Unanswered' };
  if (left <= 0)
    return { kind: 'answered', text: `Answered: ${listed(lettersOf(question, ({ id }) => picks.includes(id)))}.` };
  const more = `Choose ${left} more.`;
  return { kind: 'left', text: quiz.mode === 'end' ? more : `${lastPick(question, picks)}. ${more}` };
}

function outcome(quiz: QuizState, question: QuizQuestion, picks: readonly string[], status: QuestionStatus): Verdict {
  const kind = picks.length === 0 || status === 'none' ? 'unanswered' : status;
  const word = outcomes[kind === 'unanswered' ? 'none' : kind];
  // Of a question that has changed since, the answers are not known any more.
  if (kind === 'correct' || question.answers.length === 0) return { kind, text: `${word}.` };
  const isPart = kind === 'partial' || kind === 'incomplete';
  const points = quiz.isAllOrNothing ? 'no point' : pointsInWords(shareChosen(question, picks));
  const correct = `Correct: ${listed(lettersOf(question, ({ isCorrect }) => isCorrect))}`;
  return { kind, text: isPart ? `${word}: ${points}` : word, correct };
}

type Answer = QuizQuestion['answers'][number];

/** The letters of some answers of a question, in its order. */
export const lettersOf = ({ answers }: QuizQuestion, isMeant: (answer: Answer) => boolean): string[] =>
  answers.flatMap((answer, position) => (isMeant(answer) ? answerLetter(position) : []));

function refusal(question: QuizQuestion, picks: readonly string[]): string {
  const allowed = picksAllowed(question);
  if (allowed !== 1) return `Choose only ${allowed}. Deselect one first.`;
  const picked = question.answers.findIndex(({ id }) => id === picks[0]);
  return `Press ${answerLetter(picked)} again to change your answer.`;
}

function lastPick({ answers }: QuizQuestion, picks: readonly string[]): string {
  const isCorrect = answers.some((answer) => answer.id === picks.at(-1) && answer.isCorrect);
  return outcomes[isCorrect ? 'correct' : 'incorrect'];
}
