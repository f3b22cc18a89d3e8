import fc from 'fast-check';
import { difficulties, pools, type PracticeChoice } from '../choice.ts';
import type { BankQuestion, LearnerRecord, PracticeBank } from '../select.ts';
import type { PracticeSection } from '../sections.ts';

/** Three sections with none, one and three objectives. */
export const sections: readonly PracticeSection[] = [0, 1, 3].map((count, at) => ({
  id: `s${at}`,
  name: `Section ${at}`,
  objectives: Array.from({ length: count }, (_, index) => ({ id: `o${at}${index}`, name: `Objective ${at}${index}` })),
}));

const question = fc.record({
  section: fc.nat({ max: 2 }),
  objective: fc.option(fc.nat({ max: 2 }), { nil: undefined }),
  difficulty: fc.constantFrom(...difficulties),
});

const questions: fc.Arbitrary<BankQuestion[]> = fc.array(question, { maxLength: 30 }).map((made) =>
  made.map(({ section, objective, difficulty }, index) => ({
    id: `q${index}`,
    category: `Section ${section}`,
    objective: objective === undefined ? undefined : sections[section]?.objectives[objective]?.id,
    difficulty,
  })),
);

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const record: fc.Arbitrary<Omit<LearnerRecord, 'questionId'>> = fc.record({
  timesAsked: fc.nat({ max: 3 }),
  lastPercent: maybe(fc.integer({ min: 0, max: 100 })),
  flagged: fc.boolean(),
  bookmarkedAt: maybe(fc.constant('2026-01-01T00:00:00Z')),
  note: maybe(fc.constant('Mind the order.')),
});

/** Some questions, with what a learner has of some of them. */
export const bank: fc.Arbitrary<PracticeBank> = questions.chain((made) =>
  fc
    .array(fc.tuple(fc.constantFrom('gone', ...made.map(({ id }) => id)), record), { maxLength: 20 })
    .map((records) => ({
      questions: made,
      sections,
      learner: [...new Map(records)].map(([questionId, rest]) => ({ questionId, ...rest })),
    })),
);

const ids = sections.flatMap(({ id, objectives }) => [id, ...objectives.map((objective) => objective.id)]);

/** Ids of sections and objectives, some of which may not be there. */
export const from = fc.subarray([...ids, 'gone']);

/** Any choice of that exam. */
export const choice: fc.Arbitrary<PracticeChoice> = fc.record({
  exam: fc.constant('administrator'),
  pool: fc.constantFrom(...pools),
  from,
  difficulty: fc.subarray([...difficulties]),
  count: maybe(fc.integer({ min: 1, max: 40 })),
  order: fc.constantFrom('file', 'random'),
  answers: fc.constantFrom('immediate', 'end'),
});
