/** Runs of a quiz that are finished and not yet on the server: on their way there, or without a user. */
import { del, get } from 'idb-keyval';
import * as z from 'zod/mini';
import { attempt } from '../../../contract/attempts.ts';
import { keepOnDevice, moveOnDevice, onDevice, readDevice } from '../device.ts';
import { quizKey, type QuizRun } from './kept.ts';

/** How an attempt is kept. */
const unsentAttempt = z.object({ ...attempt.shape, attemptId: z.uuid() });

/** A finished quiz on its way to the server; its id makes sure that it is saved once. */
export type UnsentAttempt = z.output<typeof unsentAttempt>;

/** Under which key an attempt is kept. */
const attemptKey = (attemptId: string) => ['attempt', attemptId];

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

const visitorAttempt = z.object({ ...z.omit(unsentAttempt, { userId: true }).shape, finishedAt: z.iso.datetime() });

/** A finished quiz of a visitor: it has no user yet. */
export type VisitorAttempt = z.output<typeof visitorAttempt>;

/** An attempt that is kept here: one of this user that waits to be sent, or one of a visitor. */
export async function readKeptAttempt(
  attemptId: string,
  userId: string | undefined,
): Promise<VisitorAttempt | undefined> {
  const key = userId === undefined ? keyOf(attemptId) : attemptKey(attemptId);
  const kept = await onDevice((store) => get<unknown>(key, store));
  const unsent = z.safeParse(unsentAttempt, kept).data;
  if (userId !== undefined && unsent?.userId !== userId) return undefined;
  return z.safeParse(visitorAttempt, kept).data;
}

/** For how long someone may log in to have it, in milliseconds. */
const LIFETIME = 24 * 60 * 60 * 1000;

const kind = 'unclaimed';
const keyOf = (attemptId: string) => [kind, attemptId];

/** Keeps a visitor's attempt, in place of the quiz that it was; returns whether this browser could. */
export const keepUnclaimed = (attempt: VisitorAttempt, run?: QuizRun): Promise<boolean> =>
  keepOnDevice(keyOf(attempt.attemptId), attempt, run && quizKey(run));

/**
 * Makes what visitors finished on this device within the last day attempts of this user, to be sent. `now` is in epoch
 * milliseconds.
 */
export async function claimAttempts(userId: string, now: number): Promise<void> {
  for (const { attemptId } of await readUnclaimed(now)) {
    await moveOnDevice(keyOf(attemptId), attemptKey(attemptId), (value) => {
      const { data } = z.safeParse(visitorAttempt, value);
      return data && { ...data, userId };
    });
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
