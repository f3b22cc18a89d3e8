import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, message, percent } from './scalars.ts';

/** Saves a finished quiz. With `picks` (question id to answer ids) the server works the score out itself. */
export const saveExamAttempt = defineEndpoint({
  method: 'POST',
  path: '/exam/saveExamAttempt/',
  summary: 'Save a finished quiz',
  body: z.object({
    userId: id,
    examId: id,
    scorePercent: percent,
    picks: z.optional(z.record(id, z.array(id))),
  }),
  response: message,
  refusals: {
    examNotFound: { status: 404, error: 'There is no such exam.' },
  },
});
