import type { Database } from '../../server/db/schema.ts';
import { firstQuestions } from '../../server/exams/queries.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import { firstAnswers } from './firstAnswers.ts';
import { type QuestionStatistics, questionStatistics } from './questionStatistics.ts';
import { readAttempts } from './readAttempts.ts';

/** What first answers say of each question of an exam, in its order. Throws a `KnownFailure` for an unknown exam. */
export async function examStatistics(db: Database, examId: string): Promise<QuestionStatistics[]> {
  const questions = await firstQuestions(db, examId, undefined);
  if (questions.length === 0) throw new KnownFailure(`The database has no questions of "${examId}".`);
  const versions = new Map(questions.map(({ id, version }) => [id, version]));
  const answers = firstAnswers(await readAttempts(db, examId), versions);
  return questions.map((question) => questionStatistics(question, answers.get(question.id) ?? []));
}
