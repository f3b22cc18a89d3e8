import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawExam, nextSeed } from './draw.ts';
import { seedAfter } from './nextDraw.ts';

const sections = ['setup', 'objects', 'sales', 'service', 'automation'];
const bankOf = (size: number) => ({
  questions: Array.from({ length: size }, (_, index) => ({
    id: `q${index}`,
    category: sections[index % sections.length] ?? '',
    answers: Array.from('abcd', (id) => ({ id, isCorrect: id === 'a' })),
  })),
  scoredQuestions: 60,
});
const anySeed = fc.stringMatching(/^[0-9a-f]{12}000[0-9a-f]$/);
const idsOf = (bank: ReturnType<typeof bankOf>, seed: string) => drawExam(bank, seed).map(({ id }) => id);

it('is the successor while the bank is the same', () => {
  fc.assert(
    fc.property(anySeed, fc.constantFrom(20, 64, 240), (seed, size) => {
      const bank = bankOf(size);
      const next = nextSeed(seed, '');
      expect(seedAfter(bank, { seed, asked: idsOf(bank, seed) }, '')).toBe(next);
      expect(seedAfter(bank, { seed }, '')).toBe(next);
    }),
    { numRuns: 40 },
  );
});

it('repeats less than its successor would where the bank has grown', () => {
  const repeats = { chosen: 0, successor: 0 };
  for (let number = 0; number < 40; number++) {
    const seed = `${number.toString(16).padStart(12, '0')}0000`;
    const asked = idsOf(bankOf(20), seed);
    const repeatedBy = (next: string) => idsOf(bankOf(240), next).filter((id) => asked.includes(id)).length;
    repeats.chosen += repeatedBy(seedAfter(bankOf(240), { seed, asked }, ''));
    repeats.successor += repeatedBy(nextSeed(seed, ''));
  }
  // On average five of the 20 questions are in any exam of 60 of 240.
  expect(repeats.successor / 40).toBeGreaterThan(3);
  expect(repeats.chosen / 40).toBeLessThan(3);
});

it('is the first of a new deck where nothing was drawn', () => {
  expect(seedAfter(bankOf(240), undefined, '0123456789abcdef')).toBe('0123456789ab0000');
});
