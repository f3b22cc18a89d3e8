import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, message } from './scalars.ts';

/** The day of an official exam: YYYY-MM-DD, the same day wherever it is read. */
const day = z.iso.date();

/** When someone takes the official exam. */
export const examDate = z.object({ examId: id, date: day });
export type ExamDate = z.output<typeof examDate>;

/** The days on which the caller takes official exams, the earliest first. */
export const retrieveExamDates = defineEndpoint({
  method: 'GET',
  path: '/exam/retrieveExamDates/',
  background: true,
  query: z.object({ userId: id }),
  response: z.object({ dates: z.array(examDate) }),
});

/**
 * Saves the day of the caller's official exam in place of the one before; an empty one removes it. A day that is over
 * everywhere on earth is refused.
 */
export const saveExamDate = defineEndpoint({
  method: 'POST',
  path: '/exam/saveExamDate/',
  background: true,
  body: z.object({ userId: id, examId: id, date: z.union([z.literal(''), day]) }),
  response: message,
  refusals: {
    examNotFound: [404, 'There is no such exam.'],
    examDatePassed: [400, 'That day is over. Choose today or a later one.'],
  },
});
