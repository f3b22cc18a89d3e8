import { letterAt } from '../words.ts';

/** Which answers are correct by their weights in percent, and what of the weights can't be taken over. */
export function byWeight(
  weights: readonly number[],
  isSingle: boolean = weights.some((weight) => weight >= 100),
): { readonly correct: readonly boolean[]; readonly lost: readonly string[] } {
  // Either one answer has the full weight, or several share it.
  const correct = weights.map((weight) => (isSingle ? weight >= 100 : weight > 0));
  const partial = weights.flatMap((weight, at) =>
    isSingle && weight > 0 && weight < 100 ? [`the ${weight} % of answer ${letterAt(at)}, which counts as wrong`] : [],
  );
  const isEither = isSingle && correct.filter(Boolean).length > 1;
  const either = 'that each correct answer is enough: all of them are to be chosen here';
  return { correct, lost: [...partial, ...(isEither ? [either] : [])] };
}
