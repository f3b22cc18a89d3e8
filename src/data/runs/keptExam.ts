import { get } from 'idb-keyval';
import * as z from 'zod/mini';
import { extraTimes } from '../../../domain/exam/minutes.ts';
import { isSeed } from '../../../domain/exam/draw.ts';
import type { LastDraw } from '../../../domain/exam/nextDraw.ts';
import type { KeptTerms } from '../../../domain/exam/terms.ts';
import { keepOnDevice, onDevice } from '../device.ts';
import type { QuizOwner, StoredQuiz } from './kept.ts';

const keptTerms = z.object({
  seed: z.string().check(z.refine(isSeed)),
  deadline: z.number(),
  extra: z.optional(z.literal(extraTimes)),
  order: z.array(z.string()),
});

/** What a kept quiz says of an exam simulation; undefined where it is none. */
export const termsOf = ({ exam }: StoredQuiz): KeptTerms | undefined => z.safeParse(keptTerms, exam).data;

const keyOf = ({ link, userId = '' }: QuizOwner) => ['seed', userId, link];

const drawnHere = z.object({
  seed: z.string().check(z.refine(isSeed)),
  asked: z.array(z.string()),
  /** In epoch milliseconds. */
  drawnAt: z.number(),
});

/** The last exam that was drawn on this device, and when. */
export type DrawnHere = z.output<typeof drawnHere>;

/** The last exam that was drawn here for this learner, or before, for a visitor. */
export async function readLastDraw(owner: QuizOwner): Promise<DrawnHere | undefined> {
  for (const key of [keyOf(owner), keyOf({ ...owner, userId: undefined })]) {
    const { data } = z.safeParse(drawnHere, await onDevice((store) => get(key, store)));
    if (data) return data;
  }
  return undefined;
}

/** Keeps which exam was drawn last: its seed, and the ids of its questions. */
export const keepLastDraw = (owner: QuizOwner, seed: string, asked: readonly string[]): Promise<boolean> =>
  keepOnDevice(keyOf(owner), { seed, asked, drawnAt: Date.now() });

/** An attempt of the learner, as the server has it. */
interface Taken {
  readonly finishedAt: string;
  readonly seed?: string | undefined;
}

/** The exam that was drawn last: here, or for one of the learner's attempts, which may be of another device. */
export function latestDraw(here: DrawnHere | undefined, attempts: readonly Taken[]): LastDraw | undefined {
  const taken = attempts.findLast(({ seed }) => seed !== undefined && isSeed(seed));
  if (taken?.seed === undefined || taken.seed === here?.seed) return here;
  return Date.parse(taken.finishedAt) > (here?.drawnAt ?? 0) ? { seed: taken.seed } : here;
}
