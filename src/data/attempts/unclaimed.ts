import { del } from 'idb-keyval';
import * as z from 'zod/mini';
import { keepOnDevice, onDevice, readDevice } from '../device.ts';
import { quizKey, type QuizRun } from '../quizzes/keptQuiz.ts';
import { keepAttempt, unsentAttempt } from './unsent.ts';

const visitorAttempt = z.object({ ...z.omit(unsentAttempt, { userId: true }).shape, finishedAt: z.iso.datetime() });

/** A finished quiz of a visitor: it has no user yet. */
export type VisitorAttempt = z.output<typeof visitorAttempt>;

/** For how long someone may log in to have it, in milliseconds. */
const LIFETIME = 24 * 60 * 60 * 1000;

const kind = 'unclaimed';
const keyOf = (attemptId: string) => [kind, attemptId];

/**
 * Keeps a visitor's attempt, in place of the quiz that it was; returns whether this browser could. `now` is in epoch
 * milliseconds.
 */
export async function keepUnclaimed(attempt: VisitorAttempt, now: number, run?: QuizRun): Promise<boolean> {
  await readUnclaimed(now);
  return keepOnDevice(keyOf(attempt.attemptId), attempt, run && quizKey(run));
}

/** Makes what visitors finished on this device within the last day attempts of this user, to be sent. */
export async function claimAttempts(userId: string, now: number): Promise<void> {
  for (const attempt of await readUnclaimed(now)) {
    // Should it end in between, both are there, and its id makes sure that it is saved once.
    if (await keepAttempt({ ...attempt, userId })) await dropUnclaimed(keyOf(attempt.attemptId));
  }
}

/** What can still be claimed; the rest is dropped. */
async function readUnclaimed(now: number): Promise<VisitorAttempt[]> {
  const unclaimed: VisitorAttempt[] = [];
  for (const [key, value] of await readDevice()) {
    if (!Array.isArray(key) || key[0] !== kind) continue;
    const { data } = z.safeParse(visitorAttempt, value);
    if (data && Date.parse(data.finishedAt) > now - LIFETIME) unclaimed.push(data);
    else await dropUnclaimed(key);
  }
  return unclaimed;
}

const dropUnclaimed = (key: IDBValidKey): Promise<void> => onDevice((store) => del(key, store));
