/** Runs of a quiz that are finished and not yet on the server: on their way there, or without a user. */
import { del, get } from 'idb-keyval';
import * as z from 'zod/mini';
import { attempt } from '../../../contract/attempts.ts';
import { keepOnDevice, moveOnDevice, onDevice, readDevice } from '../device.ts';
import { quizKey, type QuizRun } from './kept.ts';

/** How an attempt is kept. */
const keptAttempt = z.object({
  ...attempt.shape,
  attemptId: z.uuid(),
  finishedAt: z.iso.datetime(),
  userId: z.optional(attempt.shape.userId),
});

/** A finished quiz, whose id makes sure that it is saved once. One of a visitor has no user yet. */
export type KeptAttempt = z.output<typeof keptAttempt>;

/** One on its way to the server. */
export type UnsentAttempt = KeptAttempt & { readonly userId: string };

const parsed = (value: unknown): KeptAttempt | undefined => z.safeParse(keptAttempt, value).data;

/** Under which key an attempt is kept. */
const keyOf = (attemptId: string) => ['attempt', attemptId];

/** Keeps an attempt until it is sent, in place of the quiz that it was; returns whether this browser could. */
export const keepAttempt = (kept: KeptAttempt, run?: QuizRun): Promise<boolean> =>
  keepOnDevice(keyOf(kept.attemptId), kept, run && quizKey(run));

/** Forgets an attempt. */
export const dropAttempt = (attemptId: string): Promise<void> => onDevice((store) => del(keyOf(attemptId), store));

/** All attempts that wait on this device. */
const readAttempts = async (): Promise<KeptAttempt[]> =>
  (await readDevice()).flatMap(([, value]) => parsed(value) ?? []);

/** The attempts of a user that wait to be sent. */
export const readUnsentAttempts = async (userId: string): Promise<UnsentAttempt[]> =>
  (await readAttempts()).flatMap((kept) => (kept.userId === userId ? { ...kept, userId } : []));

/** An attempt that is kept here: one of this user that waits to be sent, or one of a visitor. */
export async function readKeptAttempt(attemptId: string, userId: string | undefined): Promise<KeptAttempt | undefined> {
  const kept = parsed(await onDevice((store) => get<unknown>(keyOf(attemptId), store)));
  return kept?.userId === userId ? kept : undefined;
}

/** For how long someone may log in to have it, in milliseconds. */
const LIFETIME = 24 * 60 * 60 * 1000;

/**
 * Makes what visitors finished on this device within the last day attempts of this user, to be sent; older ones are
 * dropped. `now` is in epoch milliseconds.
 */
export async function claimAttempts(userId: string, now: number): Promise<void> {
  for (const { attemptId, finishedAt, userId: owner } of await readAttempts()) {
    if (owner !== undefined) continue;
    const key = keyOf(attemptId);
    if (Date.parse(finishedAt) <= now - LIFETIME) await dropAttempt(attemptId);
    // Another tab may have claimed it since.
    else {
      await moveOnDevice(key, key, (value) => {
        const kept = parsed(value);
        return kept && { ...kept, userId: kept.userId ?? userId };
      });
    }
  }
}
