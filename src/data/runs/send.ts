/** Saves finished runs: sends them, now or later, or keeps them for who logs in next. */
import { keep } from '../../../domain/quiz/keep.ts';
import { shareChosen } from '../../../domain/quiz/score.ts';
import { secondsOn, type TimeSpent } from '../../../domain/quiz/timing.ts';
import type { QuizState } from '../../../domain/quiz/types.ts';
import { saveExamAttempt } from '../../../contract/attempts.ts';
import { ApiError, isRefusal } from '../ApiError.ts';
import { call } from '../client.ts';
import { currentSession } from '../session/session.ts';
import { dropQuiz, type QuizRun } from './kept.ts';
import type { Run } from './run.ts';
import { attemptStatus, setAttemptStatus } from './status.ts';
import {
  claimAttempts,
  dropAttempt,
  keepAttempt,
  type KeptAttempt,
  readUnsentAttempts,
  type UnsentAttempt,
} from './finished.ts';

/** The longest time that a question is said to have been on show, in seconds: a day. */
const LONGEST = 86_400;

/**
 * Saves a finished quiz for a learner; a visitor's, who has no id, is kept on the device for the user who logs in. Either
 * way it is kept in place of the run that it was. An exam simulation without an answer is not kept.
 */
export async function saveQuiz(
  quiz: QuizState,
  run: Run,
  spent: TimeSpent,
  learner: string | undefined,
): Promise<void> {
  if (run.terms && quiz.picks.every((picks) => picks.length === 0)) {
    await dropQuiz(run);
    return setAttemptStatus(run.runId, { kind: 'blank' });
  }
  return saveAttempt({ ...attemptOf(quiz, run, spent), userId: learner }, run);
}

const attemptOf = (quiz: QuizState, { runId, exam, set, terms }: Run, spent: TimeSpent): KeptAttempt => ({
  attemptId: runId,
  examId: exam.examId,
  scorePercent: quiz.scorePercent,
  questionCount: quiz.questions.length,
  set,
  mode: terms ? 'exam' : quiz.mode,
  seed: terms?.seed,
  ...(exam.hasServerIds && {
    picks: Object.fromEntries(Object.entries(keep(quiz).picks).map(([id, picks]) => [id, [...picks]])),
    asked: askedOf(quiz, spent),
  }),
  // One that was handed in by itself while the page was closed ended at its deadline.
  finishedAt: new Date(Math.min(Date.now(), terms?.deadline ?? Infinity)).toISOString(),
});

const askedOf = ({ questions, picks, flags }: QuizState, spent: TimeSpent) =>
  questions.map((question, index) => ({
    id: question.id,
    version: question.version,
    points: Math.round(shareChosen(question, picks[index] ?? []) * 100),
    seconds: Math.min(secondsOn(spent, question.id), LONGEST),
    flagged: flags[index] || undefined,
  }));

/** Where there is nobody to save an attempt for, and this browser can't keep it. */
const lost = { kind: 'failed', reason: 'You are logged out, and this browser keeps nothing for later.' } as const;

/**
 * Saves a finished quiz, in three ways by how it goes: sent; kept on this device and sent later, which is that of a
 * visitor for the user who logs in here next; refused, and then the reason is shown. It is kept before it is sent, in
 * place of the quiz that it was, so that nothing in between can lose it or carry the quiz on.
 */
export async function saveAttempt({ userId, ...attempt }: KeptAttempt, run?: QuizRun): Promise<void> {
  const isKept = await keepAttempt({ ...attempt, userId }, run);
  if (userId !== undefined && currentSession()?.user.userId === userId) {
    setAttemptStatus(attempt.attemptId, { kind: 'saving' });
    const isSaved = await send({ ...attempt, userId }, isKept);
    if (isSaved && !isKept && run) await dropQuiz(run);
  } else {
    const kept = { kind: userId === undefined ? 'unclaimed' : 'kept' } as const;
    setAttemptStatus(attempt.attemptId, isKept ? kept : lost);
  }
}

/**
 * Sends what the user's earlier attempts left on this device, and what was finished here before logging in; returns how
 * many were saved. Two tabs that send the same one harm nothing: the server saves it once.
 */
export async function sendUnsentAttempts(userId: string): Promise<number> {
  let saved = 0;
  await claimAttempts(userId, Date.now());
  for (const attempt of await readUnsentAttempts(userId)) {
    if (currentSession()?.user.userId !== userId) break;
    if (attemptStatus(attempt.attemptId)?.kind === 'saving') continue;
    setAttemptStatus(attempt.attemptId, { kind: 'saving' });
    if (await send(attempt, true)) saved += 1;
  }
  return saved;
}

async function send(attempt: UnsentAttempt, isKept: boolean): Promise<boolean> {
  const { attemptId } = attempt;
  try {
    await save(attempt);
    await dropAttempt(attemptId);
    setAttemptStatus(attemptId, { kind: 'saved' });
    return true;
  } catch (error) {
    if (isKept && canComeLater(error)) setAttemptStatus(attemptId, { kind: 'kept' });
    else {
      await dropAttempt(attemptId);
      setAttemptStatus(attemptId, { kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
    return false;
  }
}

const { questionsChanged, tooManyPicks } = saveExamAttempt.refusals;

/** Where the server refuses the picks, the score counts that the learner has seen. */
async function save(attempt: UnsentAttempt): Promise<void> {
  try {
    await call(saveExamAttempt, { body: attempt });
  } catch (error) {
    if (!attempt.picks || !isRefusal(error, questionsChanged, tooManyPicks)) throw error;
    await call(saveExamAttempt, { body: { ...attempt, picks: undefined, asked: undefined } });
  }
}

/** Whether another try can go better: no answer, no valid session, too many requests, or a fault of the server. */
function canComeLater(error: unknown): boolean {
  return error instanceof ApiError && ([0, 401, 429].includes(error.status) || error.status >= 500);
}
