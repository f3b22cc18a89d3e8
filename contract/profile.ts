import * as z from 'zod/mini';
import { attemptMode } from './attempts.ts';
import { defineEndpoint } from './endpoint.ts';
import { link } from './exams.ts';
import { id, percent } from './scalars.ts';

/** How many of an exam's attempts the profile contains, the latest ones. */
export const ATTEMPTS_SHOWN = 50;

/** How a user has done in an exam. */
const examRecord = z.object({
  name: z.string(),
  /** Attempts at or above the exam's pass mark. */
  passedTimes: z.int().check(z.minimum(0)),
  /** Mean over all attempts of the scores that count, with at most one decimal. */
  avgScore: percent,
  /** The exam's address part; undefined for an exam that is no longer on offer. */
  link: z.optional(link),
  /** Share of right answers that passes, in percent. */
  passMark: percent,
  /** The latest attempts, at most `ATTEMPTS_SHOWN`, oldest first. Short practice is none (domain/quiz/attempt.ts). */
  attempts: z.array(
    z.object({
      finishedAt: z.iso.datetime(),
      /** The score that counts, rounded: of an exam simulation all or nothing, as the official exam counts. */
      scorePercent: percent,
      /** Whether the score reaches the pass mark before it is rounded; our server always says it. */
      passed: z.optional(z.boolean()),
      /** Names its result; undefined where its questions are not kept. */
      attemptId: z.optional(id),
      /** The practice exam that was taken, where not all questions were. */
      set: z.optional(z.int().check(z.minimum(1))),
      mode: z.optional(attemptMode),
      /** How many questions it asked, where each of them is kept. */
      total: z.optional(z.int().check(z.minimum(1))),
    }),
  ),
});

/** The profile: the user and the results of their exams. */
export const userDetails = z.object({
  email: z.string(),
  createdDate: z.iso.datetime(),
  exams: z.array(examRecord),
});
export type UserDetails = z.output<typeof userDetails>;

const clientUserDetails = z.extend(userDetails, {
  exams: z.array(z.partial(examRecord, { passMark: true, attempts: true })),
});
export type ClientUserDetails = z.output<typeof clientUserDetails>;

/** Get the caller's profile. */
export const retrieveUserDetails = defineEndpoint({
  method: 'GET',
  path: '/exam/retrieveUserDetails/',
  query: z.object({ userId: id }),
  response: userDetails,
  clientResponse: clientUserDetails,
});
