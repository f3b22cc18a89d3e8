import { expect, it } from 'vitest';
import { firstAnswers } from './firstAnswers.ts';
import { questionStatistics } from './questionStatistics.ts';
import { syntheticClass } from './testing/syntheticClass.ts';

it.each([1, 2, 3, 4, 5])('every bad question of class %i is marked as what it is, few of the others', (seed) => {
  const { questions, planted, attempts } = syntheticClass({ learners: 1000, questions: 240, bad: 3, seed });
  const answers = firstAnswers(attempts, new Map(questions.map(({ id, version }) => [id, version])));
  const marked = questions.flatMap((question) => {
    const { n, marks } = questionStatistics(question, answers.get(question.id) ?? []);
    expect(n).toBe(1000);
    return marks.map(({ kind }) => [question.id, kind] as const);
  });
  const [bad, others] = [marked.filter(([id]) => planted.has(id)), marked.filter(([id]) => !planted.has(id))];
  expect(bad).toEqual([...planted]);
  expect(others.length / (questions.length - planted.size)).toBeLessThanOrEqual(0.02);
});
