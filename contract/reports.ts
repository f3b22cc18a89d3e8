import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { questionRefusals } from './learning.ts';
import { id, message } from './scalars.ts';

/** How long the text of a report may be, in characters. */
export const REPORT_LENGTH = 2000;

export const reportReason = z.enum(['wrongKey', 'unclear', 'outdated', 'typo', 'other']);
export type ReportReason = z.output<typeof reportReason>;

export const reportState = z.enum(['open', 'accepted', 'declined']);
export type ReportState = z.output<typeof reportState>;

export const questionReport = z.object({
  id,
  examId: id,
  questionId: id,
  /** The version that was on show. */
  version: z.int().check(z.minimum(1)),
  reason: reportReason,
  /** The learner's own words; may be empty. */
  text: z.string(),
  state: reportState,
  /** What has changed, of an accepted report; why nothing has, of a declined one. */
  answer: z.optional(z.string()),
  reportedAt: z.iso.datetime(),
  answeredAt: z.optional(z.iso.datetime()),
});
export type QuestionReport = z.output<typeof questionReport>;

/** Report a question to its authors. */
export const reportQuestion = defineEndpoint({
  method: 'POST',
  path: '/exam/reportQuestion/',
  background: true,
  body: z.object({
    userId: id,
    examId: id,
    questionId: id,
    version: z.int().check(z.minimum(1), z.maximum(999)),
    reason: reportReason,
    text: z.string().check(z.maxLength(REPORT_LENGTH, `A report cannot exceed ${REPORT_LENGTH} characters.`)),
    /** Created by the client: a report that is sent again changes the one before, as long as it is open. */
    reportId: z.optional(z.uuid()),
  }),
  response: message,
  refusals: questionRefusals,
});

/** List the caller's reports. */
export const retrieveReports = defineEndpoint({
  method: 'GET',
  path: '/exam/retrieveReports/',
  background: true,
  query: z.object({ userId: id }),
  response: z.object({ reports: z.array(questionReport) }),
});
