import type { AnsweredAttempt } from '../firstAnswers.ts';
import type { KeyedQuestion } from '../questionStatistics.ts';
import type { Mark } from '../marks.ts';

/** A class that was made up: its questions, those of them that are bad on purpose, and the attempts of its learners. */
export interface SyntheticClass {
  readonly questions: readonly KeyedQuestion[];
  readonly planted: ReadonlyMap<string, Mark['kind']>;
  readonly attempts: readonly AnsweredAttempt[];
}

/** How a question behaves: who knows it, and what the others pick. */
interface Behaviour {
  readonly question: KeyedQuestion;
  readonly isPlanted: Mark['kind'] | undefined;
  /** How sharply it tells the able from the others, and how able one must be to know it with even odds. */
  readonly slope: number;
  readonly difficulty: number;
  /** Ids of what those pick who know it: each is one way to answer. */
  readonly known: readonly (readonly string[])[];
  /** What draws those who don't, by answer. */
  readonly pull: Readonly<Record<string, number>>;
}

const BAD: readonly Mark['kind'][] = ['wrongKey', 'twoKeys', 'trivial', 'misleading'];

/**
 * Makes a class by the two-parameter logistic model with guessing: abilities are normal, and a learner knows a question
 * with the odds exp(slope × (ability − difficulty)). Every learner answers every question, 60 in each attempt. Of each
 * kind of bad question there are `bad`. The same seed makes the same class.
 */
export function syntheticClass(options: {
  readonly learners: number;
  readonly questions: number;
  readonly bad: number;
  readonly seed: number;
}): SyntheticClass {
  const random = generator(options.seed);
  const behaviours = Array.from({ length: options.questions }, (_, at) =>
    behaviourOf(`q${at + 1}`, BAD[Math.floor(at / options.bad)], random),
  );
  const attempts = Array.from({ length: options.learners }, (_, at): AnsweredAttempt[] => {
    const ability = normal(random);
    const order = shuffled(behaviours, random);
    return Array.from({ length: Math.ceil(order.length / 60) }, (__, part) => ({
      learner: `learner-${at}`,
      answered: order.slice(part * 60, part * 60 + 60).map((behaviour) => answer(behaviour, ability, random)),
    }));
  });
  return {
    questions: behaviours.map(({ question }) => question),
    planted: new Map(behaviours.flatMap(({ question, isPlanted }) => (isPlanted ? [[question.id, isPlanted]] : []))),
    attempts: attempts.flat(),
  };
}

/** A question of four answers with one key, or of five with two; the first ones are the key. */
function behaviourOf(id: string, isPlanted: Mark['kind'] | undefined, random: () => number): Behaviour {
  const isMultiple = !isPlanted && random() < 0.2;
  const ids = isMultiple ? ['a', 'b', 'c', 'd', 'e'] : ['a', 'b', 'c', 'd'];
  const key = isMultiple ? ['a', 'b'] : ['a'];
  const usual = {
    question: { id, version: 1, answers: ids.map((answerId) => ({ id: answerId, isCorrect: key.includes(answerId) })) },
    isPlanted,
    slope: 0.6 + 1.2 * random(),
    difficulty: Math.max(-2, Math.min(2, normal(random))),
    known: [key],
    pull: Object.fromEntries(ids.map((answerId) => [answerId, 0.4 + 1.2 * random()])),
  };
  switch (isPlanted) {
    case 'wrongKey':
      return { ...usual, difficulty: usual.difficulty / 2, known: [['b']] };
    case 'twoKeys':
      // Both look alike to those who guess, too.
      return {
        ...usual,
        slope: 1.2,
        difficulty: usual.difficulty / 2,
        known: [['a'], ['b']],
        pull: { ...usual.pull, a: 1, b: 1 },
      };
    case 'trivial':
      return { ...usual, slope: 1, difficulty: -6 };
    case 'misleading':
      return { ...usual, difficulty: 1.2, pull: { ...usual.pull, b: 12 } };
    case undefined:
      return usual;
  }
}

function answer({ question, slope, difficulty, known, pull }: Behaviour, ability: number, random: () => number) {
  const isKnown = random() < 1 / (1 + Math.exp(-slope * (ability - difficulty)));
  const count = known[0]?.length ?? 1;
  const picks = isKnown ? (known[Math.floor(random() * known.length)] ?? []) : guess(pull, count, random);
  const key = question.answers.filter(({ isCorrect }) => isCorrect);
  const points = key.filter(({ id }) => picks.includes(id)).length / key.length;
  return { questionId: question.id, version: 1, picks, points, seconds: 30 + Math.floor(random() * 90) };
}

/** So many different answers, each drawn by its pull. */
function guess(pull: Readonly<Record<string, number>>, count: number, random: () => number): string[] {
  const left = new Map(Object.entries(pull));
  return Array.from({ length: count }, () => {
    let at = random() * left.values().reduce((sum, weight) => sum + weight, 0);
    const drawn = [...left].find(([, weight]) => (at -= weight) < 0)?.[0] ?? '';
    left.delete(drawn);
    return drawn;
  });
}

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number of the normal distribution (Box and Muller). */
const normal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const shuffled = <T>(values: readonly T[], random: () => number): T[] =>
  values
    .map((value) => ({ value, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value);
