import { del, entries, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { attempt } from '../../../contract/attempts.ts';
import { onDevice } from '../device.ts';

/** How an attempt is kept. */
export const unsentAttempt = z.object({ ...attempt.shape, attemptId: z.uuid() });

/** A finished quiz on its way to the server; its id makes sure that it is saved once. */
export type UnsentAttempt = z.output<typeof unsentAttempt>;

const keyOf = (attemptId: string) => ['attempt', attemptId];

/** Keeps an attempt until it is sent; answers whether this browser could. */
export async function keepAttempt(unsent: UnsentAttempt): Promise<boolean> {
  const isKept = await onDevice(async (store) => {
    await set(keyOf(unsent.attemptId), unsent, store);
    return true;
  });
  return isKept === true;
}

/** Forgets an attempt. */
export const dropAttempt = (attemptId: string): Promise<void> => onDevice((store) => del(keyOf(attemptId), store));

/** The attempts of a user that wait to be sent. */
export async function readUnsentAttempts(userId: string): Promise<UnsentAttempt[]> {
  const all = (await onDevice((store) => entries<IDBValidKey, unknown>(store))) ?? [];
  return all
    .flatMap(([, value]) => z.safeParse(unsentAttempt, value).data ?? [])
    .filter((unsent) => unsent.userId === userId);
}
