import type { AttemptMode } from '../../contract/attempts.ts';

/** A finished quiz. */
export interface AttemptRow {
  user_id: string;
  /** Created by the client: unique only together with the user. */
  id: string;
  exam_id: string;
  /** In hundredths of a percent. */
  score: number;
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

/** A question of a verified attempt, answered or not. */
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
  /** Share of the correct answers that were picked, in hundredths. */
  points: number;
  /** How long it was on show; null where the client did not say. */
  seconds: number | null;
  /** 1 where the learner had flagged it for review. */
  flagged: 0 | 1;
}
