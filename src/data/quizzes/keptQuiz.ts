import { del, set } from 'idb-keyval';
import * as z from 'zod/mini';
import type { KeptMarks } from '../../../domain/exam/simulation.ts';
import type { TimeSpent } from '../../../domain/quiz/timing.ts';
import type { KeptQuiz } from '../../../domain/quiz/types.ts';
import { onDevice, readDevice } from '../device.ts';

/** A quiz under way, as it is kept on this device. */
const keptQuiz = z.object({
  mode: z.enum(['immediate', 'end']),
  current: z.optional(z.string()),
  picks: z.record(z.string(), z.array(z.string())),
  versions: z.optional(z.record(z.string(), z.number())),
  /** The practice exam, where not all questions are taken. */
  set: z.optional(z.number()),
  /** For how long each question was on show, in milliseconds. */
  spent: z.optional(z.record(z.string(), z.number())),
  /** What an exam simulation keeps besides; its own code parses the rest. */
  exam: z.optional(z.looseObject({ order: z.array(z.string()) })),
  /** When it was last worked on, in epoch milliseconds. */
  keptAt: z.number(),
});

/** Whose quizzes of which exam; `userId` is undefined for a visitor. */
export interface QuizOwner {
  /** The exam's slug. */
  readonly link: string;
  readonly userId: string | undefined;
}

/** One quiz of theirs: each is kept by itself, as several tabs can have one. */
export interface QuizRun extends QuizOwner {
  /** Undefined for what an older site has kept, which was one for each exam and user. */
  readonly runId: string | undefined;
}

export type StoredQuiz = z.output<typeof keptQuiz> & { readonly runId: string | undefined };

const keyOf = ({ link, userId = '', runId }: QuizRun) => [
  'quiz',
  userId,
  link,
  ...(runId === undefined ? [] : [runId]),
];

/** What is kept of a quiz. */
export interface QuizToKeep extends KeptQuiz {
  readonly set?: number | undefined;
  readonly spent?: TimeSpent | undefined;
  readonly exam?: KeptMarks | NonNullable<StoredQuiz['exam']> | undefined;
}

/** Keeps a quiz in place of what was kept of it before. */
export const keepQuiz = (run: QuizRun, quiz: QuizToKeep): Promise<void> =>
  onDevice((store) => set(keyOf(run), { ...quiz, keptAt: Date.now() }, store));

/** Forgets a kept quiz. */
export const dropQuiz = (run: QuizRun): Promise<void> => onDevice((store) => del(keyOf(run), store));

/** The quizzes that were kept, the latest first. */
export async function readKeptQuizzes(owner: QuizOwner): Promise<StoredQuiz[]> {
  const [kind, user, link] = keyOf({ ...owner, runId: undefined });
  return (await readDevice())
    .flatMap(([key, value]): StoredQuiz[] => {
      if (!Array.isArray(key) || key[0] !== kind || key[1] !== user || key[2] !== link) return [];
      const { data } = z.safeParse(keptQuiz, value);
      return data ? [{ ...data, runId: typeof key[3] === 'string' ? key[3] : undefined }] : [];
    })
    .toSorted((one, other) => other.keptAt - one.keptAt);
}
