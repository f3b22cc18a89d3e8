import { useMemo } from 'react';
import { retrieveAttempt } from '../../../contract/attempts.ts';
import { ApiError } from '../ApiError.ts';
import { call } from '../client.ts';
import { useQuiz } from '../exams/quiz.ts';
import { useSession, useUser } from '../session/useSession.ts';
import { once, type Read, useRead } from '../useRead.ts';
import { useTabValue } from '../useTabValue.ts';
import { readKeptAttempt, type KeptAttempt } from './finished.ts';
import { finishedRun, type FinishedRun } from './finishedRun.ts';
import { shownResults } from './running.ts';
import { type AttemptStatus, useAttemptStatus } from './status.ts';

/** The result of a quiz, and how saving it stands. */
export interface Result extends Read<FinishedRun> {
  readonly status: AttemptStatus | undefined;
}

/**
 * A finished quiz by the id of its attempt: as this tab has it, else as this device keeps it, else as the server does. Its
 * exam's questions are those of today.
 */
export function useResult(link: string, attemptId: string): Result {
  const inTab = useTabValue(shownResults)[attemptId];
  const userId = useUser()?.userId;
  const isReading = useSession().status === 'reading';
  const bank = useQuiz(inTab ? undefined : link);
  const saved = useRead(
    inTab || isReading ? null : [retrieveAttempt.path, userId, attemptId],
    () => readAttempt(userId, attemptId),
    once,
  );
  const status = useAttemptStatus(attemptId) ?? saved.data?.status;
  const { data: exam } = bank;
  const attempt = saved.data?.attempt;
  const run = useMemo(() => exam && attempt && finishedRun(exam, attempt), [exam, attempt]);
  const isOfOther = exam !== undefined && attempt !== undefined && run === undefined;
  return {
    data: inTab ?? run,
    status,
    error: inTab ? undefined : (saved.error ?? bank.error ?? (isOfOther ? notFound() : undefined)),
    isLoading: saved.isLoading || bank.isLoading,
    reload: () => {
      saved.reload();
      bank.reload();
    },
  };
}

const notFound = () => new ApiError(404, retrieveAttempt.refusals.attemptNotFound.error);

async function readAttempt(
  userId: string | undefined,
  attemptId: string,
): Promise<{ attempt: KeptAttempt; status: AttemptStatus }> {
  const kept = await readKeptAttempt(attemptId, userId);
  if (kept) return { attempt: kept, status: { kind: userId === undefined ? 'unclaimed' : 'kept' } };
  if (userId === undefined) throw notFound();
  return { attempt: await call(retrieveAttempt, { query: { userId, attemptId } }), status: { kind: 'saved' } };
}
