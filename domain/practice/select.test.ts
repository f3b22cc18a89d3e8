import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difficulties, pools, untouched } from './choice.ts';
import { bank, choice, sections } from './testing/generators.ts';
import { type BankQuestion, countsOf, drawPractice, type LearnerRecord, matching, widenings } from './select.ts';

const idsOf = (questions: readonly BankQuestion[]) => questions.map(({ id }) => id);
const all = { ...untouched, count: undefined };

describe('the draw of a practice', () => {
  it('has as many questions as its choice counts, each from the exam and once', () => {
    fc.assert(
      fc.property(bank, choice, (from, chosen) => {
        const drawn = drawPractice(from, chosen, 'seed');
        const { total } = countsOf(from, chosen);
        expect(drawn).toHaveLength(Math.min(total, chosen.count ?? total));
        expect(new Set(drawn).size).toBe(drawn.length);
        expect(from.questions).toEqual(expect.arrayContaining(drawn));
      }),
    );
  });

  it('has the order of the file, or one that its seed names', () => {
    fc.assert(
      fc.property(bank, choice, fc.string(), (from, chosen, seed) => {
        const inFile = drawPractice(from, { ...chosen, order: 'file' }, seed);
        expect(inFile).toEqual(from.questions.filter((question) => inFile.includes(question)));
        const [one, other] = [0, 1].map(() => drawPractice(from, { ...chosen, order: 'random' }, seed));
        expect(one).toEqual(other);
        const whole = drawPractice(from, { ...chosen, order: 'random', count: undefined }, seed);
        expect(whole.slice(0, chosen.count)).toEqual(one);
        const unseen = matching(from, { ...chosen, pool: 'unseen' });
        const first = drawPractice(from, { ...chosen, pool: 'all', count: unseen.length }, seed, true);
        expect(new Set(first)).toEqual(new Set(unseen));
      }),
    );
  });

  it('of a choice of nothing is everything', () => {
    fc.assert(
      fc.property(bank, (from) => {
        expect(matching(from, all)).toEqual(from.questions);
        const everything = { ...all, difficulty: [...difficulties], from: ['gone'] };
        expect(matching(from, everything)).toEqual(from.questions);
      }),
    );
  });
});

describe('the counts of a choice', () => {
  it('are what a draw with that choice gives', () => {
    fc.assert(
      fc.property(bank, choice, (from, chosen) => {
        const counts = countsOf(from, chosen);
        const drawn = (change: object) => drawPractice(from, { ...chosen, count: undefined, ...change }, '').length;
        for (const pool of pools) expect(counts.pools[pool]).toBe(drawn({ pool }));
        for (const each of difficulties) expect(counts.difficulties[each]).toBe(drawn({ difficulty: [each] }));
        for (const [id, count] of Object.entries(counts.from)) expect(count).toBe(drawn({ from: [id] }));
      }),
    );
  });
});

describe('the ways to more questions', () => {
  it('give as many as they say, and are there as long as the exam has questions', () => {
    fc.assert(
      fc.property(bank, choice, (from, chosen) => {
        const ways = widenings(from, chosen);
        for (const { change, count } of ways) expect(matching(from, { ...chosen, ...change })).toHaveLength(count);
        expect(ways.length > 0).toBe(from.questions.length > 0);
      }),
    );
  });
});

describe('a pool', () => {
  const questions = ['new', 'right', 'half', 'marked'].map((id): BankQuestion => ({
    id,
    category: 'Section 0',
    difficulty: 'easy',
  }));
  const record = (questionId: string, rest: Partial<LearnerRecord>): LearnerRecord => ({
    questionId,
    timesAsked: 0,
    flagged: false,
    ...rest,
  });
  const learner = [
    record('right', { timesAsked: 2, lastPercent: 100, flagged: true }),
    record('half', { timesAsked: 1, lastPercent: 50 }),
    record('marked', { bookmarkedAt: '2026-01-01T00:00:00Z', note: 'Read again.' }),
  ];

  it.each([
    ['all', ['new', 'right', 'half', 'marked']],
    ['unseen', ['new', 'marked']],
    ['missed', ['half']],
    ['flagged', ['right']],
    ['bookmarked', ['marked']],
    ['noted', ['marked']],
  ] as const)('%s has %j', (pool, ids) => {
    expect(idsOf(matching({ questions, sections, learner }, { ...all, pool }))).toEqual(ids);
  });
});
