import type { QuizQuestion } from '../quiz/types.ts';

/**
 * Things in an order that looks random and depends on their ids and the seed alone: each keeps its place among the others
 * where some are added or taken away.
 */
export function shuffled<Item extends { readonly id: string }>(items: readonly Item[], seed: string): Item[] {
  return items
    .map((item) => ({ item, place: hash(`${seed}:${item.id}`) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/**
 * A question with its answers in the order of a run: the seed of a simulation, the id of a practice. What is kept and sent
 * names answers by their ids, so that their letters are places and no more.
 */
export const withShuffledAnswers = <Question extends QuizQuestion>(question: Question, seed: string): Question => ({
  ...question,
  answers: shuffled(question.answers, `${seed}:${question.id}`),
});

/** A whole number below 2 ** 32 for a text: FNV-1a, mixed as MurmurHash3 does at its end. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
