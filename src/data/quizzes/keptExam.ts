import { get } from 'idb-keyval';
import * as z from 'zod/mini';
import { isSeed } from '../../../domain/exam/draw.ts';
import type { KeptMarks } from '../../../domain/exam/simulation.ts';
import { keepOnDevice, onDevice } from '../device.ts';
import type { QuizOwner, StoredQuiz } from './keptQuiz.ts';

const keptMarks = z.object({
  seed: z.string().check(z.refine(isSeed)),
  deadline: z.number(),
  order: z.array(z.string()),
  flagged: z.array(z.string()),
  struck: z.record(z.string(), z.array(z.string())),
});

/** What a kept quiz says of an exam simulation; undefined where it is none. */
export const marksOf = ({ exam }: StoredQuiz): KeptMarks | undefined => z.safeParse(keptMarks, exam).data;

const keyOf = ({ link, userId = '' }: QuizOwner) => ['seed', userId, link];

/** The seed of the last exam that was drawn here for this learner, or before, for a visitor. */
export async function readLastSeed(owner: QuizOwner): Promise<string | undefined> {
  for (const key of [keyOf(owner), keyOf({ ...owner, userId: undefined })]) {
    const seed: unknown = await onDevice((store) => get(key, store));
    if (typeof seed === 'string' && isSeed(seed)) return seed;
  }
  return undefined;
}

/** Keeps the seed of the exam that was drawn last. */
export const keepLastSeed = (owner: QuizOwner, seed: string): Promise<boolean> => keepOnDevice(keyOf(owner), seed);
