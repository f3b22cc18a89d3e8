import { inOrder } from '../quiz/keep.ts';
import type { QuizQuestion } from '../quiz/types.ts';
import type { ExtraTime } from './minutes.ts';
import { withShuffledAnswers } from './shuffle.ts';

/** What an exam simulation was drawn with and when it ends: fixed from its start. */
export interface ExamTerms {
  readonly seed: string;
  /** In epoch milliseconds; then it is submitted as it stands. */
  readonly deadline: number;
  /** By how many percent its time is extended for its learner; undefined for none. */
  readonly extra?: ExtraTime | undefined;
}

/** What is kept of a simulation beyond its quiz. */
export interface KeptTerms extends ExamTerms {
  /** Ids of its questions, in its order. */
  readonly order: readonly string[];
}

/** The questions of a kept simulation as it asked them, without those that are gone from the bank. */
export const keptQuestions = <Question extends QuizQuestion>(
  bank: readonly Question[],
  { order, seed }: KeptTerms,
): Question[] => inOrder(bank, order).map((question) => withShuffledAnswers(question, seed));
