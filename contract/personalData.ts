import * as z from 'zod/mini';
import { currentPassword } from './account.ts';
import { attemptMode } from './attempts.ts';
import { passwordRefusals } from './credentials.ts';
import { defineEndpoint } from './endpoint.ts';
import { examDate } from './examDates.ts';
import { idProvider } from './idProviders.ts';
import { learnerQuestion } from './learning.ts';
import { questionReport } from './reports.ts';
import { id, percent } from './scalars.ts';

const time = z.iso.datetime();
const noTimeYet = z.nullable(time);

/** All that is kept of a person. Every time is ISO 8601 in UTC, every price in dollars. */
export const personalData = z.object({
  exportedAt: time,
  account: z.object({ userId: id, email: z.string(), createdAt: time }),
  sessions: z.array(
    z.object({ device: z.string(), openedAt: time, usedAt: time, expiresAt: time, endedAt: noTimeYet }),
  ),
  /** Accounts elsewhere that are a way into this one: `subject` is what the provider calls that account. */
  connections: z.array(z.object({ provider: idProvider, subject: z.string(), email: z.string(), connectedAt: time })),
  /** Links that were mailed to set a new password, and to change the email. */
  passwordResets: z.array(z.object({ expiresAt: time, usedAt: noTimeYet })),
  emailChanges: z.array(z.object({ email: z.string(), expiresAt: time, usedAt: noTimeYet })),
  /** What a passkey's authenticator keeps secret never comes to us. */
  passkeys: z.array(
    z.object({ name: z.string(), credentialId: z.string(), publicKey: z.string(), addedAt: time, usedAt: noTimeYet }),
  ),
  attempts: z.array(
    z.object({
      examId: id,
      scorePercent: z.number(),
      isVerified: z.boolean(),
      set: z.nullable(z.int()),
      mode: z.nullable(attemptMode),
      seed: z.nullable(z.string()),
      finishedAt: time,
      savedAt: time,
      /** In the order in which they were asked; none of an attempt that came without its picks. */
      questions: z.array(
        z.object({
          questionId: id,
          version: z.int(),
          /** Ids of the picked answers, in the order of picking. */
          picks: z.array(z.string()),
          /** Share of the correct answers that were picked. */
          pointsPercent: percent,
          /** How long it was on show, where that is known. */
          seconds: z.nullable(z.int()),
          isFlagged: z.boolean(),
        }),
      ),
    }),
  ),
  /** What the person has of each question, and the first answer to the newest version that was answered. */
  learnerQuestions: z.array(
    z.object({
      ...learnerQuestion.shape,
      firstVersion: z.nullable(z.int()),
      firstPicks: z.nullable(z.array(z.string())),
      firstAskedAt: noTimeYet,
      /** When the exam simulation was finished that says whether it is flagged. */
      simulatedAt: noTimeYet,
    }),
  ),
  /** The days of official exams, as the person has set them. */
  examDates: z.array(examDate),
  /** Reports of questions, the newest first. */
  reports: z.array(questionReport),
  cart: z.array(z.object({ examId: id, addedAt: time })),
  orders: z.array(
    z.object({
      id,
      state: z.string(),
      provider: z.string(),
      paymentId: z.nullable(z.string()),
      total: z.string(),
      currency: z.string(),
      orderedAt: time,
      movedAt: time,
      items: z.array(z.object({ examId: id, name: z.string(), price: z.string() })),
    }),
  ),
  boughtExams: z.array(z.object({ examId: id, orderId: id, grantedAt: noTimeYet })),
  /** Mails that are still to be sent. */
  mails: z.array(z.object({ kind: z.string(), queuedAt: time })),
  /** The security log: what happened, from which network, and how often within the hour. */
  securityEvents: z.array(z.object({ what: z.string(), from: z.string(), count: z.int(), happenedAt: time })),
  /** What is kept besides, in a form that says nothing to anyone. */
  notIncluded: z.array(z.string()),
});
export type PersonalData = z.output<typeof personalData>;

/** All that is kept of the caller, to download. */
export const exportData = defineEndpoint({
  method: 'GET',
  path: '/authComponent/exportData/',
  query: z.object({ userId: id }),
  response: personalData,
});

/** What stays after an account was deleted, as the screen and the response name it. */
export const keptAfterDeletion: readonly string[] = [
  'Paid orders stay for bookkeeping: their number, dates, exams, prices, and payment IDs, without your email.',
  'The security log stays for 90 days: what happened, when, and from which IP address, without your email.',
  'Backups may include your account for up to 30 days.',
  'Messages you sent us stay in our mailbox until you ask us to delete them.',
];

/** Delete the caller's account. */
export const deleteAccount = defineEndpoint({
  method: 'POST',
  path: '/authComponent/deleteAccount/',
  body: z.object({ userId: id, password: currentPassword }),
  response: z.object({ message: z.string(), kept: z.array(z.string()) }),
  refusals: {
    ...passwordRefusals,
    paymentRunning: [409, 'One of your payments is still being processed. Please try again in a few minutes.'],
  },
});
