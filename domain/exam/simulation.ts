import { quizReducer } from '../quiz/quizReducer.ts';
import { inOrder, resume } from '../quiz/keep.ts';
import type { KeptQuiz, QuizQuestion, QuizState, RunningAction } from '../quiz/types.ts';
import type { ExtraTime } from './clock.ts';
import { withShuffledAnswers } from './shuffle.ts';

/** What an exam was drawn with and when it ends: fixed from its start. */
export interface ExamTerms {
  readonly seed: string;
  /** In epoch milliseconds; then it is handed in as it stands. */
  readonly deadline: number;
  /** By how many percent its time is extended for its learner; undefined for none. */
  readonly extra?: ExtraTime | undefined;
}

/** A running or finished exam: a quiz that is revealed at its end, and what its learner marked. It is never mutated. */
export interface Simulation extends ExamTerms {
  readonly quiz: QuizState;
  /** Per question, the ids of the answers that are struck out; none of them is picked. */
  readonly struck: readonly (readonly string[])[];
  /** The page before handing in is shown in place of a question. */
  readonly isReviewing: boolean;
}

/** What a learner can do in an exam; a `strike` is taken back by itself. */
export type ExamAction =
  | RunningAction
  | { readonly type: 'strike'; readonly answerId: string }
  | { readonly type: 'review' }
  | { readonly type: 'handIn' };

/** What is kept of an exam beyond its quiz. By ids, as the questions of a bank can change. */
export interface KeptMarks extends ExamTerms {
  /** Ids of its questions, in its order. */
  readonly order: readonly string[];
  /** Id of each question with struck-out answers, with their ids. */
  readonly struck: Readonly<Record<string, readonly string[]>>;
}

/** An exam with these questions, at its first one. */
export const startExam = (questions: readonly QuizQuestion[], terms: ExamTerms): Simulation =>
  simulation(resume(questions, { mode: 'end', picks: {} }), { ...terms, order: [], struck: {} });

/** What to keep of an exam beyond its quiz, so that `resumeExam` brings it back. */
export const keepMarks = ({ quiz, seed, deadline, extra, struck }: Simulation): KeptMarks => ({
  seed,
  deadline,
  extra,
  order: quiz.questions.map(({ id }) => id),
  struck: Object.fromEntries(
    quiz.questions.flatMap(({ id }, index) => (struck[index]?.length ? [[id, struck[index]]] : [])),
  ),
});

/** The questions of a kept exam as it asked them, without those that are gone from the bank. */
export const keptQuestions = <Question extends QuizQuestion>(
  bank: readonly Question[],
  { order, seed }: KeptMarks,
): Question[] => inOrder(bank, order).map((question) => withShuffledAnswers(question, seed));

/** A kept exam over its questions (see `keptQuestions`). */
export const resumeExam = (questions: readonly QuizQuestion[], kept: KeptQuiz, marks: KeptMarks): Simulation =>
  simulation(resume(questions, { ...kept, mode: 'end' }), marks);

function simulation(quiz: QuizState, { seed, deadline, extra, struck }: KeptMarks): Simulation {
  const strikes = new Map(Object.entries(struck));
  return {
    quiz,
    seed,
    deadline,
    extra,
    struck: quiz.questions.map(({ id, answers }, index) =>
      (strikes.get(id) ?? []).filter(
        (answerId) => answers.some((answer) => answer.id === answerId) && !quiz.picks[index]?.includes(answerId),
      ),
    ),
    isReviewing: false,
  };
}

/** The exam after an action. From handing in on, it is reviewed as a finished quiz is, and nothing else changes. */
export function examReducer(exam: Simulation, action: ExamAction): Simulation {
  const { quiz, isReviewing } = exam;
  switch (action.type) {
    case 'strike':
      return strike(exam, action.answerId);
    case 'review':
      return quiz.finished || isReviewing ? exam : { ...exam, isReviewing: true };
    case 'handIn':
      return quiz.finished ? exam : handIn(exam);
    case 'select':
      return isReviewing ? exam : withoutStrike(run(exam, action), action.answerId);
    case 'next':
      // Past the last question stands the review, which hands in.
      if (!quiz.finished && quiz.index === quiz.questions.length - 1) return examReducer(exam, { type: 'review' });
      return run(exam, action);
    case 'goTo':
      return run(isReviewing ? { ...exam, isReviewing: false } : exam, action);
    case 'flag':
      return isReviewing ? exam : run(exam, action);
    case 'submit':
      return exam;
    default:
      return run(exam, action);
  }
}

function run(exam: Simulation, action: RunningAction): Simulation {
  const quiz = quizReducer(exam.quiz, action);
  return quiz === exam.quiz || quiz.phase === 'choosing' ? exam : { ...exam, quiz };
}

/** Submitting, which the engine allows at the last question, opens the results. */
function handIn(exam: Simulation): Simulation {
  const atLast = run(exam, { type: 'goTo', index: exam.quiz.questions.length - 1 });
  return { ...run(atLast, { type: 'submit' }), isReviewing: false };
}

/** Position of the question that can be marked; undefined where none is on show. */
const markable = ({ quiz, isReviewing }: Simulation): number | undefined =>
  quiz.finished || isReviewing ? undefined : (quiz.index ?? undefined);

/** Striking a picked answer out takes the pick back. */
function strike(exam: Simulation, answerId: string): Simulation {
  const index = markable(exam);
  const answers = index === undefined ? undefined : exam.quiz.questions[index]?.answers;
  if (index === undefined || !answers?.some(({ id }) => id === answerId)) return exam;
  if (exam.struck[index]?.includes(answerId)) return withoutStrike(exam, answerId);
  const isPicked = exam.quiz.picks[index]?.includes(answerId);
  const unpicked = isPicked ? run(exam, { type: 'select', answerId }) : exam;
  return { ...unpicked, struck: exam.struck.with(index, [...(exam.struck[index] ?? []), answerId]) };
}

/** Picking a struck-out answer takes the strike back, unless the pick was refused. */
function withoutStrike(exam: Simulation, answerId: string): Simulation {
  const index = markable(exam);
  const struck = index === undefined ? undefined : exam.struck[index];
  if (index === undefined || !struck?.includes(answerId) || exam.quiz.refused) return exam;
  return {
    ...exam,
    struck: exam.struck.with(
      index,
      struck.filter((id) => id !== answerId),
    ),
  };
}
