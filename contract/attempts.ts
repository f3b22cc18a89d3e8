import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, message, percent } from './scalars.ts';

/** A finished quiz, as it is saved. */
export const attempt = z.object({
  userId: id,
  examId: id,
  scorePercent: percent,
  /** Question id to the ids of its picked answers; a question without picks is left out. */
  picks: z.optional(z.record(id, z.array(id).check(z.maxLength(26)))),
  /** The practice exam that was taken, where not all questions were. */
  set: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
  /** How many questions the quiz had, where that is fewer than the caller may see by now. */
  questionCount: z.optional(z.int().check(z.minimum(1))),
  /** Created by the client, so that an attempt that is sent twice is saved once. */
  attemptId: z.optional(z.uuid()),
  /** When the quiz was finished, where that is not now; never later than now. */
  finishedAt: z.optional(z.iso.datetime()),
});
export type Attempt = z.output<typeof attempt>;

/**
 * Saves a finished quiz. With `picks` the server computes the score itself and saves the attempt as verified; without,
 * it trusts `scorePercent`.
 */
export const saveExamAttempt = defineEndpoint({
  method: 'POST',
  path: '/exam/saveExamAttempt/',
  summary: 'Save a finished quiz',
  body: attempt,
  response: message,
  // Clients do nothing with it, so that any response means that it was saved.
  clientResponse: z.unknown(),
  refusals: {
    examNotFound: { status: 404, code: 'examNotFound', error: 'There is no such exam.' },
    tooManyPicks: { status: 400, code: 'tooManyPicks', error: 'There are more picks than the question takes.' },
    questionsChanged: {
      status: 409,
      code: 'questionsChanged',
      error: 'The questions of this exam have changed since the quiz began.',
    },
  },
});
