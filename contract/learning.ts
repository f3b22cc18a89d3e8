import * as z from 'zod/mini';
import type { Refusal } from './endpoint.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, message, percent } from './scalars.ts';

/** How long a note may be, in characters. */
export const NOTE_LENGTH = 2000;

/** Refusals of calls about one question. What is not open to the caller is not there for them. */
export const questionRefusals = {
  examNotFound: { status: 404, code: 'examNotFound', error: 'There is no such exam.' },
  questionNotFound: { status: 404, code: 'questionNotFound', error: 'There is no such question.' },
} as const satisfies Record<string, Refusal>;

/** What a learner has of a question: how it went, and what they have added to it. */
export const learnerQuestion = z.object({
  examId: id,
  questionId: id,
  /** In how many saved attempts it was answered or on show. */
  timesAsked: z.int().check(z.minimum(0)),
  /** The last time that it was asked: the share of its correct answers that were picked, when, and its version. */
  lastPercent: z.optional(percent),
  lastAskedAt: z.optional(z.iso.datetime()),
  lastVersion: z.optional(z.int().check(z.minimum(1))),
  /** Whether it was flagged for review then. */
  flagged: z.boolean(),
  /** Since when it is bookmarked. */
  bookmarkedAt: z.optional(z.iso.datetime()),
  /** The learner's own words, in Markdown, and when they were last changed. */
  note: z.optional(z.string()),
  notedAt: z.optional(z.iso.datetime()),
});
export type LearnerQuestion = z.output<typeof learnerQuestion>;

/** Every question that the caller was asked, has bookmarked or has a note on: of one exam, or of all. */
export const retrieveLearnerQuestions = defineEndpoint({
  method: 'GET',
  path: '/exam/retrieveLearnerQuestions/',
  summary: 'List what the caller has of each question',
  query: z.object({ userId: id, examId: z.optional(id) }),
  response: z.object({ questions: z.array(learnerQuestion) }),
  refusals: {},
});

/** Bookmarks a question, or removes its bookmark. */
export const bookmarkQuestion = defineEndpoint({
  method: 'POST',
  path: '/exam/bookmarkQuestion/',
  summary: 'Bookmark a question, or remove its bookmark',
  body: z.object({ userId: id, examId: id, questionId: id, bookmarked: z.boolean() }),
  response: message,
  refusals: questionRefusals,
});

/** Saves the caller's note on a question in place of the one before; an empty one removes it. */
export const saveNote = defineEndpoint({
  method: 'POST',
  path: '/exam/saveNote/',
  summary: "Save the caller's note on a question",
  body: z.object({
    userId: id,
    examId: id,
    questionId: id,
    text: z.string().check(z.maxLength(NOTE_LENGTH, `A note cannot exceed ${NOTE_LENGTH} characters.`)),
  }),
  response: message,
  refusals: questionRefusals,
});
