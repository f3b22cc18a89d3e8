/** What the engine reads of a question; the contract's `Question` fits. Several answers may be correct. */
export type QuizQuestion = {
  readonly id: string;
  readonly answers: readonly { readonly id: string; readonly isCorrect: boolean }[];
  /** Grows when its text, its answers or its key change; 1 where it is left out. */
  readonly version?: number | undefined;
};

/** When the learner sees which answers are correct: at each pick, or at the end of the exam. */
export type AnswerMode = 'immediate' | 'end';

/** How well the picks of one question match its correct answers (docs/product.md 4.6). */
export type QuestionStatus = 'correct' | 'partial' | 'incomplete' | 'incorrect' | 'none';

/**
 * A quiz under way or finished (docs/product.md 4). Plain data that is never mutated: what an action leaves
 * alone keeps its identity.
 */
export type QuizState = {
  readonly questions: readonly QuizQuestion[];
  readonly mode: AnswerMode;
  /** Position of the question on show, from 0; null in the results view and in an exam without questions. */
  readonly index: number | null;
  /** Per question, the ids of its picked answers in the order of picking. */
  readonly picks: readonly (readonly string[])[];
  /** Per question, its status; only after the finish may a view show all of them (see `questionMarks`). */
  readonly statuses: readonly QuestionStatus[];
  /** Per question, whether its learner has flagged it to come back to. */
  readonly flags: readonly boolean[];
  /** Per question, the ids of the answers that are struck out; none of them is picked. */
  readonly struck: readonly (readonly string[])[];
  readonly finished: boolean;
  /** Of a finished exam simulation: what is right in part gives no point. */
  readonly isAllOrNothing?: boolean;
  /** Sum of the questions' shares, with at most one decimal; 0 until the finish. */
  readonly correctAmount: number;
  /** A whole number from 0 to 100; 0 until the finish. */
  readonly scorePercent: number;
  /** True when the last action was a pick over the question's limit. */
  readonly refused: boolean;
};

/** What is kept of a quiz under way. By ids, not by position: an exam's questions can change before it is resumed. */
export interface KeptQuiz {
  readonly mode: AnswerMode;
  /** Id of the question on show. */
  readonly current?: string | undefined;
  /** Its number, from 1, and how many questions there are and are answered: for those who do not know the questions. */
  readonly position?: number | undefined;
  readonly total?: number | undefined;
  readonly answered?: number | undefined;
  /** Id of each answered question, with the ids of its picked answers in the order of picking. */
  readonly picks: Readonly<Record<string, readonly string[]>>;
  /** Id of each answered question, with the version that was answered; 1 where it is left out. */
  readonly versions?: Readonly<Record<string, number>> | undefined;
  /** Ids of the flagged questions. */
  readonly flagged?: readonly string[] | undefined;
  /** Id of each question with struck-out answers, with their ids. */
  readonly struck?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** Everything the learner can do in a quiz. */
export type QuizAction =
  | { readonly type: 'select'; readonly answerId: string }
  /** Strikes an answer out, or takes that back. */
  | { readonly type: 'strike'; readonly answerId: string }
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  | { readonly type: 'goTo'; readonly index: number }
  | { readonly type: 'submit' }
  /** Submits from any question. */
  | { readonly type: 'handIn' }
  | { readonly type: 'flag' }
  | { readonly type: 'showResults' };
