import { expect, it } from 'vitest';
import { question } from '../quiz/fixtures.ts';
import { drawExam } from './draw.ts';
import { keptQuestions } from './terms.ts';

it('a kept simulation asks its questions as they were drawn, without those that are gone', () => {
  const bank = ['ABcd', 'Abc', 'aB', 'Ab'].map((letters) => ({ ...question(letters), category: 'Data' }));
  const seed = '0123456789ab0000';
  const drawn = drawExam({ questions: bank }, seed);
  const terms = { seed, deadline: 1_000_000, order: drawn.map(({ id }) => id) };
  expect(keptQuestions(bank.toReversed(), terms)).toEqual(drawn);
  expect(keptQuestions(bank.slice(1), terms)).toEqual(drawn.filter(({ id }) => id !== 'ABcd'));
});
