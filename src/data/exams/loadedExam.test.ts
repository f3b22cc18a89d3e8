import { describe, expect, it } from 'vitest';
import { retrieveQuiz } from '../../../contract/exams.ts';
import { mockExam } from '../../mocks/fixtures/examList.ts';
import { quizOf } from '../../mocks/fixtures/quiz.ts';
import { loadedExam } from './loadedExam.ts';

const exam = quizOf(mockExam());

/** The exam without ids, asking each question twice. */
const withoutIds = retrieveQuiz.clientResponse.parse({
  ...exam,
  questions: [...exam.questions, ...exam.questions].map(({ question, category, difficulty, answers }) => ({
    question,
    category,
    difficulty,
    answers: answers.map(({ text, isCorrect }) => ({ text, isCorrect })),
  })),
});

describe('loadedExam', () => {
  it("keeps the server's ids", () => {
    expect(loadedExam(exam)).toEqual({ ...exam, hasServerIds: true, openCount: exam.questions.length });
  });

  it('gives each question and answer an id of its own', () => {
    const { questions, hasServerIds } = loadedExam(withoutIds);
    expect(hasServerIds).toBe(false);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    for (const { answers } of questions) expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
  });

  it('gives the same ids each time, and others to another question in the same place', () => {
    const [first, ...rest] = withoutIds.questions;
    const changed = { ...withoutIds, questions: [{ ...first, question: 'Another one?' }, ...rest] };
    const ids = loadedExam(withoutIds).questions.map(({ id }) => id);
    expect(loadedExam(withoutIds).questions.map(({ id }) => id)).toEqual(ids);
    const changedIds = loadedExam(retrieveQuiz.clientResponse.parse(changed)).questions.map(({ id }) => id);
    expect(changedIds.slice(1)).toEqual(ids.slice(1));
    expect(changedIds[0]).not.toBe(ids[0]);
  });
});
