import * as z from 'zod/mini';
import type { AttemptMode } from '../../contract/attempts.ts';
import type { ReportReason, ReportState } from '../../contract/reports.ts';

export interface AttemptRow {
  user_id: string;
  /** Created by the client: unique only together with the user. */
  id: string;
  exam_id: string;
  /** With partial credit, in hundredths of a percent. */
  score: number;
  /** The score by which it passes, in hundredths of a percent, rounded down; null where it is too short to be an attempt. */
  counting_score: number | null;
  /** 1 where the server has computed the score itself, 0 where it trusted the client. */
  verified: 0 | 1;
  /** The practice exam that was taken; null for all questions, and for attempts from before it was kept. */
  practice_set: number | null;
  /** How it was taken; null where the client did not say. */
  mode: AttemptMode | null;
  /** What its questions were drawn with, in hex; null where they were not drawn. */
  seed: string | null;
  finished_at: number;
  created_at: number;
}

/** A question of an attempt with picks, answered or not. */
export interface AttemptQuestionRow {
  user_id: string;
  attempt_id: string;
  /** Position in the attempt: 0 is the first. */
  position: number;
  exam_id: string;
  question_id: string;
  /** The version that was asked. */
  version: number;
  /** JSON of the ids of the picked answers, in the order of picking. */
  picks: string;
  /** Share of the correct answers that were picked, in hundredths; the client's where the server could not tell. */
  points: number;
  /** How long it was on show; null where the client did not say. */
  seconds: number | null;
  /** 1 where the learner had flagged it for review. */
  flagged: 0 | 1;
}

/** What a learner has of a question: how it went, and what they have added to it. */
export interface LearnerQuestionRow {
  user_id: string;
  exam_id: string;
  question_id: string;
  /** In how many attempts it was answered or on show. */
  times_asked: number;
  /** Of the last of those attempts: its points, in hundredths, when it was finished, and the version. */
  last_points: number | null;
  last_asked_at: number | null;
  last_version: number | null;
  /** Of the last of them that was an exam simulation: the flag, and when it was finished; null where none was known. */
  flagged: 0 | 1;
  simulated_at: number | null;
  /** The newest version that was answered, the picks of the first answer to it, as JSON, and when that was. */
  first_version: number | null;
  first_picks: string | null;
  first_asked_at: number | null;
  /** Since when it is bookmarked. */
  bookmarked_at: number | null;
  /** In Markdown. */
  note: string | null;
  noted_at: number | null;
}

/** The day on which a user takes an official exam. */
export interface ExamDateRow {
  user_id: string;
  exam_id: string;
  /** YYYY-MM-DD, without a time zone. */
  day: string;
  set_at: number;
}

export interface QuestionReportRow {
  id: string;
  user_id: string;
  exam_id: string;
  question_id: string;
  /** The version that was on show. */
  version: number;
  reason: ReportReason;
  text: string;
  state: ReportState;
  /** What has changed, or why nothing has; null while it is open. */
  answer: string | null;
  created_at: number;
  answered_at: number | null;
}

const answerIds = z.array(z.string());

/** The ids of picked answers, from their JSON in a column. */
export const picksIn = (column: string): string[] => answerIds.parse(JSON.parse(column));
