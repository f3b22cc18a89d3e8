import { expect, it } from 'vitest';
import { questionsIn, setsOf } from './sets.ts';

const exam = [1, 2, 1, 3, 2, 1].map((set, position) => ({ id: `q${position}`, set }));

it('counts the practice exams of an exam', () => {
  expect(setsOf(exam)).toEqual([
    { set: 1, questionCount: 3 },
    { set: 2, questionCount: 2 },
    { set: 3, questionCount: 1 },
  ]);
  expect(setsOf(exam.filter(({ set }) => set === 1))).toEqual([]);
  expect(setsOf([])).toEqual([]);
});

it('divides the questions, so that each is in one of them', () => {
  const parts = setsOf(exam).flatMap(({ set }) => questionsIn(exam, set));
  expect(parts.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(exam);
  expect(questionsIn(exam, undefined)).toEqual(exam);
});
