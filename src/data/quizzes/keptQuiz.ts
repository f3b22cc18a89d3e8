import { del, get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import type { KeptQuiz } from '../../../domain/quiz/types.ts';
import { onDevice } from '../device.ts';

/** A quiz under way, as it is kept on this device. */
const keptQuiz = z.object({
  mode: z.enum(['immediate', 'end']),
  current: z.optional(z.string()),
  picks: z.record(z.string(), z.array(z.string())),
  versions: z.optional(z.record(z.string(), z.number())),
  /** The practice exam, where not all questions are taken. */
  set: z.optional(z.number()),
  /** When it was last worked on, in epoch milliseconds. */
  keptAt: z.number(),
});
export type StoredQuiz = z.output<typeof keptQuiz>;

/** Whose quiz of which exam: one is kept per exam and user; `userId` is undefined for a visitor. */
export interface QuizOwner {
  /** The exam's slug. */
  readonly link: string;
  readonly userId: string | undefined;
}

const keyOf = ({ link, userId = '' }: QuizOwner) => ['quiz', userId, link];

/** Keeps a quiz in place of what was kept before. */
export const keepQuiz = (owner: QuizOwner, quiz: KeptQuiz & { readonly set?: number | undefined }): Promise<void> =>
  onDevice((store) => set(keyOf(owner), { ...quiz, keptAt: Date.now() }, store));

/** Forgets a kept quiz. */
export const dropQuiz = (owner: QuizOwner): Promise<void> => onDevice((store) => del(keyOf(owner), store));

/** The quiz that was kept; undefined where there is none. */
export async function readKeptQuiz(owner: QuizOwner): Promise<StoredQuiz | undefined> {
  const kept = await onDevice((store) => get<unknown>(keyOf(owner), store));
  return z.safeParse(keptQuiz, kept).data;
}
