import { tabValue } from '../tabState.ts';
import type { FinishedRun } from './finishedRun.ts';

/** The quizzes that were finished in this tab, by the ids of their attempts: their results need no network. */
export const shownResults = tabValue<Readonly<Record<string, FinishedRun>>>({});

/** Has the results of a quiz in this tab at hand. */
export const showResult = (attemptId: string, run: FinishedRun): void =>
  shownResults.set({ ...shownResults.get(), [attemptId]: run });

/** Forgets them: someone else may use this tab next. */
export const forgetResults = (): void => shownResults.set({});
