import * as z from 'zod/mini';
import { attemptMode } from './attempts.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, message, percent } from './scalars.ts';

/** How long a note may be, in characters. */
export const NOTE_LENGTH = 2000;

/** Refusals of calls about one question. What is not open to the caller is not there for them. */
export const questionRefusals = {
  examNotFound: [404, 'There is no such exam.'],
  questionNotFound: [404, 'There is no such question.'],
} as const;

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
  /** Whether it was flagged for review in the last exam simulation that asked it. */
  flagged: z.boolean(),
  /** Since when it is bookmarked. */
  bookmarkedAt: z.optional(z.iso.datetime()),
  /** The learner's own words, in Markdown, and when they were last changed. */
  note: z.optional(z.string()),
  notedAt: z.optional(z.iso.datetime()),
  /** False where the question is gone, or not open to the learner. */
  open: z.optional(z.boolean()),
});
export type LearnerQuestion = z.output<typeof learnerQuestion>;

/** Every question that the caller was asked, has bookmarked or has a note on: of one exam, or of all. */
export const retrieveLearnerQuestions = defineEndpoint({
  method: 'GET',
  path: '/exam/retrieveLearnerQuestions/',
  background: true,
  query: z.object({ userId: id, examId: z.optional(id) }),
  response: z.object({ questions: z.array(learnerQuestion) }),
});

/** Bookmark a question, or remove its bookmark. */
export const bookmarkQuestion = defineEndpoint({
  method: 'POST',
  path: '/exam/bookmarkQuestion/',
  background: true,
  body: z.object({ userId: id, examId: id, questionId: id, bookmarked: z.boolean() }),
  response: message,
  refusals: questionRefusals,
});

/** Saves the caller's note on a question in place of the one before; an empty one removes it. */
export const saveNote = defineEndpoint({
  method: 'POST',
  path: '/exam/saveNote/',
  background: true,
  body: z.object({
    userId: id,
    examId: id,
    questionId: id,
    text: z.string().check(z.maxLength(NOTE_LENGTH, `A note cannot exceed ${NOTE_LENGTH} characters.`)),
  }),
  response: message,
  refusals: questionRefusals,
});

/** How many of an exam's attempts the history of its sections has, the latest ones. */
export const HISTORY_LENGTH = 20;

/** How many exam simulations it has, the latest ones, however many other attempts have followed. */
export const HISTORY_SIMULATIONS = 8;

/** How a section of the exam guide went in an attempt. */
const sectionRecord = z.object({
  name: z.string(),
  /** Names it in addresses, and its share of the official exam, as a quiz has them. */
  id: z.optional(z.string()),
  weight: z.optional(percent),
  /** How many questions were right as a whole. */
  fullyCorrect: z.int().check(z.minimum(0)),
  /** Number of the section's questions. */
  total: z.int().check(z.minimum(1)),
});

const sectionedAttempt = z.object({
  /** The id with which it was saved. */
  attemptId: z.optional(id),
  finishedAt: z.iso.datetime(),
  mode: z.optional(attemptMode),
  /** What an exam simulation was drawn with. */
  seed: z.optional(z.string()),
  /** In the order of the exam guide. None of an attempt that came without its picks. */
  sections: z.array(sectionRecord),
});
export type SectionedAttempt = z.output<typeof sectionedAttempt>;

/**
 * The caller's latest attempts of an exam, section by section, oldest first: the last `HISTORY_LENGTH`, and the last
 * `HISTORY_SIMULATIONS` exam simulations.
 */
export const retrieveSectionHistory = defineEndpoint({
  method: 'GET',
  path: '/exam/retrieveSectionHistory/',
  background: true,
  query: z.object({ userId: id, examId: id }),
  response: z.object({ attempts: z.array(sectionedAttempt) }),
});
