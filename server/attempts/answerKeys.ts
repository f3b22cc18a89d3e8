import type { QuizQuestion } from '../../domain/quiz/types.ts';
import type { Database } from '../db/schema.ts';
import { firstQuestions, type ListedExam } from '../exams/queries.ts';

/** What scoring needs of an exam's questions, in their order. */
export type AnswerKey = readonly (QuizQuestion & { readonly set: number; readonly version: number })[];

/** Returns the answer key of an exam. */
export type AnswerKeys = (exam: ListedExam) => Promise<AnswerKey>;

/** Reads the answer key of each exam once, until the catalogue has it changed. */
export function readAnswerKeys(db: Database): AnswerKeys {
  const known = new WeakMap<ListedExam, Promise<AnswerKey>>();
  return (exam) => {
    const key = known.get(exam) ?? readKey(db, exam);
    known.set(exam, key);
    key.catch(() => known.delete(exam));
    return key;
  };
}

async function readKey(db: Database, { id: examId }: ListedExam): Promise<AnswerKey> {
  const questions = await firstQuestions(db, examId, undefined);
  return questions.map(({ id, set, version, answers }) => ({
    id,
    set,
    version,
    answers: answers.map((answer) => ({ id: answer.id, isCorrect: answer.isCorrect })),
  }));
}
