import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { law } from '../quiz/testing/law.ts';
import { allot, drawExam, type ExamBank, isSeed, nextSeed } from './draw.ts';
import { shuffled } from './shuffle.ts';

const questionIn = (category: string, index: number) => ({
  id: `${category}-${index}`,
  category,
  answers: Array.from('abcde', (id) => ({ id, isCorrect: id === 'a' })),
});
type Question = ReturnType<typeof questionIn>;

const names = ['setup', 'objects', 'sales', 'service', 'automation'];

/** A bank of up to five sections, each with some questions and a weight. */
const anyBank: fc.Arbitrary<ExamBank<Question>> = fc
  .record({
    sizes: fc.array(fc.nat(40), { minLength: 1, maxLength: names.length }),
    weights: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: names.length, maxLength: names.length }),
    scoredQuestions: fc.option(fc.integer({ min: 1, max: 80 }), { nil: undefined }),
    isCovered: fc.boolean(),
  })
  .map(({ sizes, weights, scoredQuestions, isCovered }) => ({
    questions: sizes.flatMap((size, at) =>
      Array.from({ length: size }, (_, index) => questionIn(names[at] ?? '', index)),
    ),
    ...(isCovered && { covered: names.map((name, at) => ({ name, weight: weights[at] ?? 1 })) }),
    scoredQuestions,
  }));

const anySeed = fc.stringMatching(/^[0-9a-f]{16}$/);
const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id);
const countBy = (questions: readonly Question[]) =>
  new Map([...Map.groupBy(questions, ({ category }) => category)].map(([name, members]) => [name, members.length]));

law(
  'the same seed and the same bank draw the same exam',
  fc.property(anyBank, anySeed, (bank, seed) => {
    expect(drawExam(bank, seed)).toEqual(drawExam(structuredClone(bank), seed));
  }),
);

law(
  'an exam has as many questions as the official one counts, or all there are, and none twice',
  fc.property(anyBank, anySeed, (bank, seed) => {
    const drawn = idsOf(drawExam(bank, seed));
    expect(drawn).toHaveLength(Math.min(bank.scoredQuestions ?? Infinity, bank.questions.length));
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(idsOf([...bank.questions])).toEqual(expect.arrayContaining(drawn));
  }),
);

law(
  'two exams in a row have no more questions in common than the bank forces',
  fc.property(anyBank, anySeed, (bank, seed) => {
    fc.pre(!seed.endsWith('ffff'));
    const [first, second] = [drawExam(bank, seed), drawExam(bank, nextSeed(seed, ''))];
    const common = second.filter(({ id }) => idsOf(first).includes(id));
    const [available, drawn] = [countBy(bank.questions), countBy(second)];
    const forced = [...drawn].reduce(
      (sum, [name, count]) => sum + Math.max(0, 2 * count - (available.get(name) ?? 0)),
      0,
    );
    expect(countBy(first)).toEqual(drawn);
    expect(common).toHaveLength(forced);
  }),
);

law(
  'sections get their share to less than one question where they have enough',
  fc.property(
    fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 8 }),
    fc.nat(80),
    (weights, size) => {
      const counts = allot(
        weights.map((weight) => ({ weight, available: 80 })),
        size,
      );
      const sum = weights.reduce((total, weight) => total + weight, 0);
      expect(counts.reduce((total, count) => total + count, 0)).toBe(size);
      counts.forEach((count, at) => {
        expect(Math.abs(count - (size * (weights[at] ?? 0)) / sum)).toBeLessThan(1);
      });
    },
  ),
);

it('puts every answer at every place about equally often', () => {
  const answers = Array.from('abcd', (id) => ({ id }));
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 4800; seed++) {
    shuffled(answers, String(seed)).forEach(({ id }, place) => {
      const key = `${id}${place}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    });
  }
  expect(counts.size).toBe(16);
  // 1200 are expected; six standard deviations are 180.
  for (const count of counts.values()) expect(Math.abs(count - 1200)).toBeLessThan(180);
});

it('has seeds of 16 hexadecimal digits, one after the other', () => {
  const first = nextSeed(undefined, '0123456789abcdef');
  expect(first).toBe('0123456789ab0000');
  expect(isSeed(first)).toBe(true);
  expect(nextSeed(first, 'ffffffffffff')).toBe('0123456789ab0001');
  expect(nextSeed('0123456789abffff', 'ffffffffffff')).toBe('0123456789ab0000');
  expect(nextSeed('something else', 'ffffffffffff')).toBe('ffffffffffff0000');
});
