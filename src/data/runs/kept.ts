import { del, promisifyRequest } from 'idb-keyval';
import * as z from 'zod/mini';
import type { KeptTerms } from '../../../domain/exam/terms.ts';
import type { TimeSpent } from '../../../domain/quiz/timing.ts';
import type { KeptQuiz } from '../../../domain/quiz/types.ts';
import { moveOnDevice, onDevice, readDevice } from '../device.ts';

/** What a practice that someone has built keeps besides. */
const keptPractice = z.object({
  /** Ids of its questions, in its order. */
  order: z.array(z.string()),
  /** What it is called. */
  name: z.string(),
  /** The address at which it was built. */
  address: z.string().check(z.regex(/^\/practice\?/)),
});
export type KeptPractice = z.output<typeof keptPractice>;

/** A quiz under way, as it is kept on this device. */
const keptQuiz = z.object({
  mode: z.enum(['immediate', 'end']),
  current: z.optional(z.string()),
  picks: z.record(z.string(), z.array(z.string())),
  versions: z.optional(z.record(z.string(), z.number())),
  flagged: z.optional(z.array(z.string())),
  struck: z.optional(z.record(z.string(), z.array(z.string()))),
  /** The number of the question on show, from 1, and how many there are and are answered. */
  position: z.optional(z.number()),
  total: z.optional(z.number()),
  answered: z.optional(z.number()),
  /** The practice exam, where not all questions are taken. */
  set: z.optional(z.number()),
  /** For how long each question was on show, in milliseconds. */
  spent: z.optional(z.record(z.string(), z.number())),
  /** What an exam simulation keeps besides; its own code parses the rest. */
  exam: z.optional(z.looseObject({ order: z.array(z.string()), deadline: z.optional(z.number()) })),
  practice: z.optional(keptPractice),
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
  /** It is the id of the attempt as well, so that a quiz that is finished again after a crash is saved once. */
  readonly runId: string;
}

/** A quiz that was kept, and of which exam. */
export type StoredQuiz = z.output<typeof keptQuiz> & Omit<QuizRun, 'userId'>;

/** Under which key a quiz is kept. */
export const quizKey = ({ link, userId = '', runId }: QuizRun) => ['quiz', userId, link, runId];

/** What is kept of a quiz. */
export interface QuizToKeep extends KeptQuiz {
  readonly set?: number | undefined;
  readonly spent?: TimeSpent | undefined;
  readonly exam?: KeptTerms | NonNullable<StoredQuiz['exam']> | undefined;
  readonly practice?: KeptPractice | undefined;
}

/** Keeps a quiz in place of what was kept of it before, also from a page that is just being left. */
export const keepQuiz = (run: QuizRun, quiz: QuizToKeep): Promise<void> =>
  onDevice((opened) =>
    opened('readwrite', (store) => {
      store.put({ ...quiz, keptAt: Date.now() }, quizKey(run));
      // By itself it is committed when the page has heard of the put, which one that is left no longer does.
      store.transaction.commit();
      return promisifyRequest<undefined>(store.transaction);
    }),
  );

/** Forgets a kept quiz. */
export const dropQuiz = (run: QuizRun): Promise<void> => onDevice((store) => del(quizKey(run), store));

/** Gives a user what is kept of a visitor's quiz, as of when it was last worked on. */
export const giveQuiz = (run: QuizRun, userId: string): Promise<boolean> =>
  moveOnDevice(quizKey({ ...run, userId: undefined }), quizKey({ ...run, userId }), (value) => {
    const { data } = z.safeParse(keptQuiz, value);
    if (!data) return undefined;
    const { total, ...quiz } = data;
    // A user gets more questions than a visitor, but in a drawn exam.
    return { ...quiz, ...(quiz.exam && { total }) };
  });

/** Whose quizzes, where a visitor has no id; those of all exams without a link. */
export type KeptFor = { readonly [Part in keyof QuizOwner]?: string | undefined };

/** The quizzes that were kept, the latest first. */
export async function readKeptQuizzes({ userId = '', link }: KeptFor): Promise<StoredQuiz[]> {
  return (await readDevice())
    .flatMap(([key, value]): StoredQuiz[] => {
      const [kind, user, exam, runId] = Array.isArray(key) ? key : [];
      if (kind !== 'quiz' || user !== userId || typeof exam !== 'string' || typeof runId !== 'string') return [];
      const { data } = z.safeParse(keptQuiz, value);
      return data && exam === (link ?? exam) ? [{ ...data, link: exam, runId }] : [];
    })
    .toSorted((one, other) => other.keptAt - one.keptAt);
}
