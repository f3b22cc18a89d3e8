import { expect, it } from 'vitest';
import { officialPace } from './quizReport.ts';

it('gives more time for a question to those who are entitled to it', () => {
  const exam = { minutes: 105, scoredQuestions: 60 };
  expect(officialPace(exam)).toBe(105);
  expect(officialPace(exam, 50)).toBe(157.5);
  expect(officialPace({}, 50)).toBeUndefined();
});
