import type { ExtraTime } from '../../../domain/exam/minutes.ts';
import { withShuffledAnswers } from '../../../domain/exam/shuffle.ts';
import { finishedQuiz } from '../../../domain/quiz/finished.ts';
import { setName } from '../../../domain/quiz/sets.ts';
import { shareChosen } from '../../../domain/quiz/score.ts';
import type { QuizState } from '../../../domain/quiz/types.ts';
import type { LoadedExam, LoadedQuestion } from '../exams/loadedExam.ts';
import type { KeptAttempt } from './finished.ts';

/** A finished quiz with all that its results and its review show. */
export interface FinishedRun {
  /** With the questions that were asked, in that order. */
  readonly exam: LoadedExam;
  readonly quiz: QuizState;
  /** What each question gave, from 0 to 1. */
  readonly shares: readonly number[];
  /** For how many seconds each question was on show; undefined where that was not measured. */
  readonly seconds?: readonly number[] | undefined;
  /** The exam simulation that it was; undefined for a practice. */
  readonly simulation?:
    | {
        readonly seed: string;
        /** By how many percent its time was extended, where that is known. */
        readonly extra?: ExtraTime | undefined;
      }
    | undefined;
  /** Where the practice was built; undefined for any other quiz. */
  readonly practice?: string | undefined;
  /** Who began it in this tab; undefined for a visitor. */
  readonly userId?: string | undefined;
  /** When it was finished (ISO 8601). */
  readonly finishedAt: string;
}

/** A saved quiz over an exam's questions of today; undefined where it is of another exam, or came without its questions. */
export function finishedRun(bank: LoadedExam, attempt: KeptAttempt): FinishedRun | undefined {
  const { attemptId, examId, asked, picks, mode, set, seed, finishedAt } = attempt;
  if (examId !== bank.examId || !asked || !picks) return undefined;
  const known = new Map(bank.questions.map((question) => [question.id, question]));
  const questions = asked.map(({ id, version = 1 }): LoadedQuestion => {
    const question = known.get(id);
    if (!question || (question.version ?? 1) !== version) return gone(id, question);
    return withShuffledAnswers(question, seed ?? attemptId);
  });
  const picked = asked.map(({ id }) => (Object.hasOwn(picks, id) && picks[id]) || []);
  const shares = questions.map((question, index) =>
    question.answers.length === 0 ? (asked[index]?.points ?? 0) / 100 : shareChosen(question, picked[index] ?? []),
  );
  const flags = asked.map(({ flagged = false }) => flagged);
  const isSimulation = mode === 'exam' && seed !== undefined;
  const part = isSimulation ? 'Exam simulation' : (setName(set) ?? (asked.length === 1 ? 'One question' : 'Practice'));
  return {
    exam: { ...bank, questions, part },
    quiz: {
      ...finishedQuiz(questions, mode === 'immediate' ? mode : 'end', picked, shares, flags),
      isAllOrNothing: isSimulation,
    },
    shares,
    ...(asked.some(({ seconds }) => seconds !== undefined) && { seconds: asked.map(({ seconds = 0 }) => seconds) }),
    ...(isSimulation && { simulation: { seed } }),
    finishedAt,
  };
}

/** Stands for a question that has left the exam, or has changed since it was asked. */
const gone = (id: string, question: LoadedQuestion | undefined): LoadedQuestion => ({
  id,
  question: question ? 'This question has changed since you answered it.' : 'This question is no longer open to you.',
  category: question?.category ?? 'No longer in the exam',
  difficulty: question?.difficulty ?? 'medium',
  answers: [],
});
