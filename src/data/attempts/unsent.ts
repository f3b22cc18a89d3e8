import { del } from 'idb-keyval';
import * as z from 'zod/mini';
import { attempt } from '../../../contract/attempts.ts';
import { keepOnDevice, onDevice, readDevice } from '../device.ts';
import { quizKey, type QuizRun } from '../quizzes/keptQuiz.ts';

/** How an attempt is kept. */
export const unsentAttempt = z.object({ ...attempt.shape, attemptId: z.uuid() });

/** A finished quiz on its way to the server; its id makes sure that it is saved once. */
export type UnsentAttempt = z.output<typeof unsentAttempt>;

/** Under which key an attempt is kept. */
export const attemptKey = (attemptId: string) => ['attempt', attemptId];

/** Keeps an attempt until it is sent, in place of the quiz that it was; returns whether this browser could. */
export const keepAttempt = (unsent: UnsentAttempt, run?: QuizRun): Promise<boolean> =>
  keepOnDevice(attemptKey(unsent.attemptId), unsent, run && quizKey(run));

/** Forgets an attempt. */
export const dropAttempt = (attemptId: string): Promise<void> => onDevice((store) => del(attemptKey(attemptId), store));

/** The attempts of a user that wait to be sent. */
export async function readUnsentAttempts(userId: string): Promise<UnsentAttempt[]> {
  return (await readDevice())
    .flatMap(([, value]) => z.safeParse(unsentAttempt, value).data ?? [])
    .filter((unsent) => unsent.userId === userId);
}
