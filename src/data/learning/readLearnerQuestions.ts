import { retrieveLearnerQuestions } from '../../../contract/learning.ts';
import { call } from '../client.ts';

/** Reads what a user has of each question of an exam; of all exams where `examId` is undefined. */
export const readLearnerQuestions = async (userId: string, examId: string | undefined) =>
  (await call(retrieveLearnerQuestions, { query: { userId, examId } })).questions;
