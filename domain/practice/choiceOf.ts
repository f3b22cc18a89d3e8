import { difficulties, pools, type PracticeChoice, untouched } from './choice.ts';

/** The most questions that can be asked for by a number. */
const MOST = 1000;

/** Reads the choice that an address names. What it does not name, or names wrongly, is untouched. */
export function choiceOf(query: URLSearchParams): PracticeChoice {
  const list = (name: string) => [...new Set((query.get(name) ?? '').split(',').filter(Boolean))];
  return {
    exam: query.get('exam') ?? untouched.exam,
    pool: oneOf(pools, query.get('pool')) ?? untouched.pool,
    from: list('from'),
    difficulty: difficulties.filter((each) => list('difficulty').includes(each)),
    count: countOf(query.get('count')),
    order: oneOf(['file', 'random'] as const, query.get('order')) ?? untouched.order,
    answers: oneOf(['immediate', 'end'] as const, query.get('answers')) ?? untouched.answers,
  };
}

const oneOf = <const T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

function countOf(text: string | null): number | undefined {
  if (text === 'all') return undefined;
  const count = Number(text);
  return text !== null && Number.isInteger(count) && count >= 1 ? Math.min(count, MOST) : untouched.count;
}
