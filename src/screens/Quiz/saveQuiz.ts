import { keepVisitorAttempt, saveAttempt } from '../../data/runs/send.ts';
import type { VisitorAttempt } from '../../data/runs/finished.ts';
import { dropQuiz, type QuizRun } from '../../data/runs/kept.ts';
import { setAttemptStatus } from '../../data/runs/status.ts';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import type { Simulation } from '../../../domain/exam/simulation.ts';
import { keep } from '../../../domain/quiz/keep.ts';
import { shareChosen } from '../../../domain/quiz/score.ts';
import { secondsOn, type TimeSpent } from '../../../domain/quiz/timing.ts';
import type { QuizState } from '../../../domain/quiz/types.ts';

/** What is saved of a finished quiz besides its picks and its score. */
export interface TakenQuiz {
  /** With the questions of this quiz. */
  readonly exam: LoadedExam;
  /** The practice exam that it is; undefined for all questions. */
  readonly set?: number | undefined;
  /** For how long each question was on show, until now. */
  readonly spent: () => TimeSpent;
  /** The exam simulation that it is. */
  readonly simulation?: Pick<Simulation, 'seed' | 'deadline'> | undefined;
}

/** As many questions as the server takes of one attempt. */
const MOST = 1000;

/** The longest time that a question is said to have been on show, in seconds: a day. */
const LONGEST = 86_400;

/**
 * Saves a finished quiz for a learner; a visitor's, who has no id, is kept on the device for the user who logs in. Either
 * way it is kept in place of the run that it was. An exam simulation without an answer is not kept.
 */
export async function saveQuiz(
  quiz: QuizState,
  taken: TakenQuiz,
  run: QuizRun,
  attemptId: string,
  learner: string | undefined,
): Promise<void> {
  if (taken.simulation && quiz.picks.every((picks) => picks.length === 0)) {
    await dropQuiz(run);
    return setAttemptStatus(attemptId, { kind: 'blank' });
  }
  const attempt = attemptOf(quiz, taken, attemptId);
  return learner === undefined ? keepVisitorAttempt(attempt, run) : saveAttempt({ ...attempt, userId: learner }, run);
}

function attemptOf(quiz: QuizState, { exam, set, spent, simulation }: TakenQuiz, attemptId: string): VisitorAttempt {
  return {
    attemptId,
    examId: exam.examId,
    scorePercent: quiz.scorePercent,
    questionCount: quiz.questions.length,
    ...(set !== undefined && { set }),
    mode: simulation ? 'exam' : quiz.mode,
    ...(simulation && { seed: simulation.seed }),
    ...(exam.hasServerIds && {
      picks: Object.fromEntries(Object.entries(keep(quiz).picks).map(([id, picks]) => [id, [...picks]])),
      ...(quiz.questions.length <= MOST && { asked: askedOf(quiz, spent()) }),
    }),
    // One that was handed in by itself while the page was closed ended at its deadline.
    finishedAt: new Date(Math.min(Date.now(), simulation?.deadline ?? Infinity)).toISOString(),
  };
}

const askedOf = ({ questions, picks, flags }: QuizState, spent: TimeSpent) =>
  questions.map((question, index) => {
    const { id, version } = question;
    return {
      id,
      ...(version !== undefined && { version }),
      points: Math.round(shareChosen(question, picks[index] ?? []) * 100),
      seconds: Math.min(secondsOn(spent, id), LONGEST),
      ...(flags[index] && { flagged: true }),
    };
  });
