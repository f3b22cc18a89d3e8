import type { Database } from '../db/schema.ts';
import { examById, type ExamOnOffer, firstQuestions, type ListedExam, type StoredQuestion } from './queries.ts';

/** An exam with its first questions, as the database has them now. */
export interface ExamContent {
  readonly exam: ExamOnOffer;
  readonly questions: readonly StoredQuestion[];
  /** Whether it is still what the catalogue had: another server may have synced it meanwhile. */
  readonly isAsListed: boolean;
}

/** Reads an exam with its first `limit` questions, or all; undefined where it is no longer on offer. */
export async function contentOf(
  db: Database,
  { id, content_hash }: ListedExam,
  limit: number | undefined,
): Promise<ExamContent | undefined> {
  const questions = await firstQuestions(db, id, limit);
  // After its questions: where they are new already, so is the hash.
  const exam = await examById(db, id);
  return exam && { exam, questions, isAsListed: exam.content_hash === content_hash };
}
