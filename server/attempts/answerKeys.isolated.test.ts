import { beforeEach, expect, it, vi } from 'vitest';
import { fill } from '../../tests/harness/app.ts';
import { examFileWith, questionFiles } from '../../tests/harness/content.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import type { Database } from '../db/schema.ts';
import type { ListedExam } from '../exams/queries.ts';
import * as queries from '../exams/queries.ts';
import { type AnswerKeys, readAnswerKeys } from './answerKeys.ts';

vi.mock('../exams/queries.ts', { spy: true });

describeDialects('answer keys', (open) => {
  let db: Database;
  let answerKeys: AnswerKeys;

  beforeEach(async () => {
    ({ db } = await open());
    await fill(db);
    answerKeys = readAnswerKeys(db);
    vi.mocked(queries.firstQuestions).mockClear();
  });

  const administrator = async () => {
    const exam = (await queries.examsOnOffer(db)).find(({ id }) => id === 'administrator');
    if (!exam) throw new Error('The exam is on offer.');
    return exam;
  };

  it('are read once, and again when the exam has changed', async () => {
    const exam = await administrator();
    await Promise.all([answerKeys(exam), answerKeys(exam)]);
    await answerKeys(exam);
    expect(queries.firstQuestions).toHaveBeenCalledTimes(1);
    await fill(db, [examFileWith({ questions: questionFiles(3) })]);
    expect(await answerKeys(await administrator())).toHaveLength(3);
  });

  it('are not kept for an exam that has changed meanwhile', async () => {
    const before: ListedExam = await administrator();
    await fill(db, [examFileWith({ questions: questionFiles(3) })]);
    await answerKeys(before);
    await fill(db);
    expect(await answerKeys(before)).toHaveLength(25);
  });
});
