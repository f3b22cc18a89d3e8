import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, message, percent } from './scalars.ts';

/** How a quiz was taken: answers revealed at each pick, at the end, or as the official exam is taken. */
export const attemptMode = z.enum(['immediate', 'end', 'exam']);
export type AttemptMode = z.output<typeof attemptMode>;

/** A question that an attempt asked, answered or not. */
export const askedQuestion = z.object({
  id,
  /** The version that was asked. */
  version: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
  /** How long it was on show, in whole seconds. */
  seconds: z.optional(z.int().check(z.minimum(0), z.maximum(86_400))),
  /** Whether the learner flagged it for review. */
  flagged: z.optional(z.boolean()),
  /**
   * The share of its correct answers that were picked, in hundredths, as the learner saw it. It counts where the server can't
   * tell: the question is gone, or is not what was asked.
   */
  points: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
});
export type AskedQuestion = z.output<typeof askedQuestion>;

/** A finished quiz, as it is saved. An exam simulation without a single answer is not kept. */
export const attempt = z.object({
  userId: id,
  examId: id,
  scorePercent: percent,
  /** Question id to the ids of its picked answers; a question without picks is left out. */
  picks: z.optional(z.record(id, z.array(id).check(z.maxLength(26)))),
  /** The practice exam that was taken, where not all questions were. */
  set: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
  /** How many questions an attempt without picks had, where that is fewer than the caller may see by now. */
  questionCount: z.optional(z.int().check(z.minimum(1))),
  mode: z.optional(attemptMode),
  /** The questions that were asked, each once, in that order. With it the score of `picks` is over these. */
  asked: z.optional(z.array(askedQuestion).check(z.minLength(1), z.maxLength(1000))),
  /** What an exam was drawn with: the same seed draws the same exam again. */
  seed: z.optional(z.string().check(z.regex(/^[0-9a-f]{16}$/))),
  /** Created by the client, so that an attempt that is sent twice is saved once. */
  attemptId: z.optional(z.uuid()),
  /** When the quiz was finished, where that is not now; never later than now. */
  finishedAt: z.optional(z.iso.datetime()),
});
export type Attempt = z.output<typeof attempt>;

/**
 * Saves a finished quiz. With `picks` the server computes the score itself, saves the attempt as verified, and keeps each
 * of its questions; without, it trusts `scorePercent`. It trusts it also where a question of `asked` has changed since or is
 * gone: all picks are kept then, and the attempt is not verified.
 */
export const saveExamAttempt = defineEndpoint({
  method: 'POST',
  path: '/exam/saveExamAttempt/',
  body: attempt,
  response: message,
  // Clients do nothing with it, so that any response means that it was saved.
  clientResponse: z.unknown(),
  refusals: {
    examNotFound: [404, 'There is no such exam.'],
    tooManyPicks: [400, 'There are more picks than the question takes.'],
    questionsChanged: [409, 'The questions of this exam have changed since the quiz began.'],
  },
});

const attemptNotFound = [404, 'There is no such result.'] as const;
const oneAttempt = z.object({ userId: id, attemptId: id });

/** The caller's attempt with its questions, as it was saved. One that came without its picks is not found. */
export const retrieveAttempt = defineEndpoint({
  method: 'GET',
  path: '/exam/retrieveAttempt/',
  query: oneAttempt,
  response: z.object({
    examId: id,
    attemptId: z.uuid(),
    finishedAt: z.iso.datetime(),
    scorePercent: percent,
    set: attempt.shape.set,
    mode: attempt.shape.mode,
    seed: attempt.shape.seed,
    picks: z.record(id, z.array(id)),
    asked: z.array(askedQuestion),
  }),
  refusals: { attemptNotFound },
});

/** Deletes the caller's attempt, with what it says of the questions that it asked. */
export const deleteAttempt = defineEndpoint({
  method: 'POST',
  path: '/exam/deleteAttempt/',
  body: oneAttempt,
  response: message,
  refusals: { attemptNotFound },
});
