import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, percent, price } from './scalars.ts';

/** The exam's address part, as in /certifications/administrator. */
export const link = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/));

/** What our server adds to every exam. */
const examFacts = z.object({
  /** How many questions a buyer gets. */
  questionCount: z.int().check(z.minimum(0)),
  /** Time that the official exam gives. */
  minutes: z.int().check(z.minimum(1)),
  /** How many questions the official exam has: those that count, and up to so many that do not. */
  scoredQuestions: z.int().check(z.minimum(0)),
  unscoredQuestions: z.int().check(z.minimum(0)),
  /** Share of right answers that passes the official exam. */
  passMark: percent,
});
const clientExamFacts = z.partial(examFacts).shape;

/** An exam as the list shows it. `bought` and `in_cart` are false for a visitor. */
export const examSummary = z.object({
  id,
  name: z.string(),
  description: z.string(),
  link,
  price,
  bought: z.boolean(),
  in_cart: z.boolean(),
  /** Approved, and its payment waits to be confirmed. */
  paymentPending: z.optional(z.boolean()),
  ...examFacts.shape,
});
export type ExamSummary = z.output<typeof examSummary>;

const clientExamSummary = z.extend(examSummary, clientExamFacts);
export type ClientExamSummary = z.output<typeof clientExamSummary>;

export const difficulty = z.enum(['easy', 'medium', 'hard']);
export type Difficulty = z.output<typeof difficulty>;

export const answer = z.object({
  id,
  text: z.string(),
  isCorrect: z.boolean(),
  /** Why the answer is right or wrong. */
  explanation: z.string(),
  /** The share of learners whose first picks include it, in whole percent, once enough have answered the question. */
  chosenBy: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
});

/** A page of public documentation that a question is based on. */
export const reference = z.object({ title: z.string(), url: z.url({ protocol: /^https$/ }) });

/** A question with its answers; several of them may be correct. */
export const question = z.object({
  id,
  question: z.string(),
  /** The section of the official exam guide. */
  category: z.string(),
  /** Id of the section's objective that it is about. */
  objective: z.optional(z.string()),
  difficulty,
  answers: z.array(answer),
  references: z.array(reference),
  /** Which of the exam's disjoint practice exams it belongs to, from 1. */
  set: z.int().check(z.minimum(1)),
  /** Grows when its text, its answers or its key change. */
  version: z.int().check(z.minimum(1)),
  /** Since when it has this version. */
  correctedOn: z.optional(z.iso.date()),
  /** A sentence to keep, beyond this situation. */
  rule: z.optional(z.string()),
  /** The path in Setup, or the command, where something is configured. */
  setup: z.optional(z.string()),
  /** The mistake that people make here. */
  trap: z.optional(z.string()),
  /** When someone last compared it with the documentation. */
  verifiedOn: z.optional(z.iso.date()),
  /** The release of the platform that it was compared with, as "Winter '27". */
  release: z.optional(z.string()),
});
export type Question = z.output<typeof question>;

const clientQuestion = z.extend(z.partial(question, { id: true, references: true, set: true, version: true }), {
  answers: z.array(z.partial(answer, { id: true, explanation: true })),
});
export type ClientQuestion = z.output<typeof clientQuestion>;

/** A section of the official guide, with what it asks for and how many of the exam's questions do. */
export const coveredSection = z.object({
  /** Names it in addresses; no section or objective of the exam has the same. */
  id: z.optional(z.string()),
  name: z.string(),
  /** Its share of the official exam. */
  weight: percent,
  objectives: z.array(
    z.object({ id: z.optional(z.string()), name: z.string(), questionCount: z.int().check(z.minimum(0)) }),
  ),
});
export type CoveredSection = z.output<typeof coveredSection>;

export const examChange = z.object({ date: z.iso.date(), text: z.string() });

/** An exam with as many of its questions as the caller has access to. */
export const examQuiz = z.object({
  examId: id,
  examTitle: z.string(),
  questions: z.array(question),
  bought: z.boolean(),
  ...examFacts.shape,
  covered: z.array(coveredSection),
  /** The newest first. */
  changes: z.array(examChange),
});
export type ExamQuiz = z.output<typeof examQuiz>;

const clientExamQuiz = z.extend(z.partial(examQuiz, { covered: true, changes: true }), {
  ...clientExamFacts,
  questions: z.array(clientQuestion),
});
export type ClientExamQuiz = z.output<typeof clientExamQuiz>;

/** Every exam, in the order of the catalogue. */
export const retrieveAllExams = defineEndpoint({
  method: 'GET',
  path: '/exam/retrieveAllExams/',
  query: z.object({ user_id: z.optional(id) }),
  response: z.array(examSummary),
  clientResponse: z.array(clientExamSummary),
});

/** One exam's quiz: the first 10 questions for a visitor, 20 for a registered user, all for a buyer. */
export const retrieveQuiz = defineEndpoint({
  method: 'GET',
  path: '/exam/:developerType/',
  params: z.object({ developerType: link }),
  response: examQuiz,
  clientResponse: clientExamQuiz,
  refusals: { examNotFound: [404, 'There is no certification at this address.'] },
});
