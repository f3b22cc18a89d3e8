/** Runs of a quiz that are on the screen of some tab, or were finished in this one. */
import { useEffect, useEffectEvent } from 'react';
import { tabValue } from '../tabState.ts';
import type { FinishedRun } from './finishedRun.ts';
import type { QuizRun } from './kept.ts';

/** The name of the lock that a tab holds while a quiz is on its screen; the browser releases it when the tab is closed. */
const lockOf = ({ link, userId = '', runId }: QuizRun) => JSON.stringify(['certcrest-quiz', userId, link, runId]);

/** A lock that is refused, or no longer waited for. Without locks tabs don't know of each other; nothing else fails. */
const refused = () => undefined;

/** Which quizzes run in some tab of this browser. Only pages from a safe origin have locks. */
export async function runningQuizzes(): Promise<(run: QuizRun) => boolean> {
  const { held = [] } = (await navigator.locks?.query().catch(refused)) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return (run) => names.has(lockOf(run));
}

/** Calls back when a quiz that runs in another tab has ended there; never after `signal` is aborted. */
export function onQuizEnd(run: QuizRun, signal: AbortSignal, ended: () => void): void {
  navigator.locks.request(lockOf(run), { mode: 'shared', signal }, ended).catch(refused);
}

/**
 * Marks a quiz as running in this tab, as long as the component is there and `isOver` is false. Calls `onTaken` where
 * another tab runs it already.
 */
export function useRunningQuiz({ link, userId, runId }: QuizRun, isOver: boolean, onTaken: () => void): void {
  const taken = useEffectEvent(onTaken);
  useEffect(() => {
    if (isOver || !navigator.locks) return undefined;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let isGone = false;
    const hold = (lock: Lock | null) => {
      if (!lock && !isGone) taken();
      return lock ? released : undefined;
    };
    // A component that React mounts twice at once, as in development, asks once.
    queueMicrotask(() => {
      if (isGone) return;
      navigator.locks.request(lockOf({ link, userId, runId }), { ifAvailable: true }, hold).catch(refused);
    });
    return () => {
      isGone = true;
      release();
    };
  }, [link, userId, runId, isOver]);
}

/** How many components show a quiz under way. */
const shown = tabValue(0);

/** Notes that the component shows a quiz under way. */
export function useQuizUnderWay(): void {
  useEffect(() => {
    shown.set(shown.get() + 1);
    return () => shown.set(shown.get() - 1);
  }, []);
}

/** Whether the reader is in the middle of a quiz, which a lost connection must not take off the screen. */
export const isQuizUnderWay = (): boolean => shown.get() > 0;

/** The quizzes that were finished in this tab, by the ids of their attempts: their results need no network. */
export const shownResults = tabValue<Readonly<Record<string, FinishedRun>>>({});

/** Has the results of a quiz in this tab at hand. */
export const showResult = (attemptId: string, run: FinishedRun): void =>
  shownResults.set({ ...shownResults.get(), [attemptId]: run });

/** Forgets them: someone else may use this tab next. */
export const forgetResults = (): void => shownResults.set({});
