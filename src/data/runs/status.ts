import { tabValue } from '../tabState.ts';
import { useTabValue } from '../useTabValue.ts';

/**
 * How saving an attempt stands: on its way, saved, kept on this device for later, kept there until someone logs in, not yet
 * taken from the quiz that is kept there, not kept as nothing was answered, or refused for good.
 */
export type AttemptStatus =
  | { readonly kind: 'saving' | 'saved' | 'kept' | 'unclaimed' | 'unfinished' | 'blank' }
  | { readonly kind: 'failed'; reason: string };

const statuses = tabValue<Readonly<Record<string, AttemptStatus>>>({});

/** Sets how an attempt stands, and notifies its readers. */
export const setAttemptStatus = (attemptId: string, status: AttemptStatus): void =>
  statuses.set({ ...statuses.get(), [attemptId]: status });

/** Whether an attempt has taken the place of its quiz, which is then kept no longer. */
export const isOver = (status: AttemptStatus | undefined): boolean =>
  status !== undefined && status.kind !== 'unfinished';

/** How an attempt of this page stands; undefined where there is none. */
export const attemptStatus = (attemptId: string): AttemptStatus | undefined => statuses.get()[attemptId];

/** How an attempt of this page stands; renders again at each change. */
export const useAttemptStatus = (attemptId: string): AttemptStatus | undefined => useTabValue(statuses)[attemptId];
