import { withShuffledAnswers } from '../../../domain/exam/shuffle.ts';
import type { ExamTerms } from '../../../domain/exam/terms.ts';
import { inOrder, resume } from '../../../domain/quiz/keep.ts';
import { questionsIn, setName } from '../../../domain/quiz/sets.ts';
import type { TimeSpent } from '../../../domain/quiz/timing.ts';
import type { KeptQuiz, QuizState } from '../../../domain/quiz/types.ts';
import type { LoadedExam } from '../exams/loadedExam.ts';
import type { KeptPractice, QuizOwner, QuizRun } from './kept.ts';

/** A run and the user who began it: both stay the same, whatever happens to the session meanwhile. */
export interface Run extends QuizRun {
  /** With the questions of this run, in its order. */
  readonly exam: LoadedExam;
  /** At its first question, or where it was left. */
  readonly begin: QuizState;
  /** For how long its questions were on show before. */
  readonly spent?: TimeSpent | undefined;
  /** The practice exam that `exam` is cut to; undefined for all of it. */
  readonly set?: number | undefined;
  /** The practice that someone has built, which asks `exam`'s questions; undefined for all others. */
  readonly practice?: KeptPractice | undefined;
  /** Of an exam simulation; undefined for all others. */
  readonly terms?: ExamTerms | undefined;
  /** It is one question, which is not kept for later. */
  readonly isPassing?: boolean | undefined;
}

/** How a run begins: anew, or as it was kept. */
export type Begun = KeptQuiz & Omit<Run, keyof QuizOwner | 'exam' | 'begin'>;

/** A run of an exam that is cut to its questions. */
export function runOf(exam: LoadedExam, { link, userId }: QuizOwner, begun: Begun): Run {
  const { runId, spent, set, practice, terms, isPassing } = begun;
  return { link, userId, runId, exam, begin: resume(exam.questions, begun), spent, set, practice, terms, isPassing };
}

/** A practice: of an exam, one of its sets, one that someone has built, or a single question, which passes. */
export function practiceOf(bank: LoadedExam, owner: QuizOwner, begun: Begun): Run {
  const { questions, part } = practiceIn(bank, begun);
  // One that is carried on has the same order of answers.
  const asked = questions.map((question) => withShuffledAnswers(question, begun.runId));
  return runOf({ ...bank, questions: asked, part: begun.isPassing ? 'One question' : part }, owner, begun);
}

/** The questions of an exam that a practice asks, in its order, and what these are called. */
export const practiceIn = ({ questions }: LoadedExam, { set, practice }: Pick<Begun, 'set' | 'practice'>) =>
  practice
    ? { questions: inOrder(questions, practice.order), part: practice.name }
    : { questions: questionsIn(questions, set), part: setName(set) };
