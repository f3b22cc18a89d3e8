import { letterAt } from '../host.ts';

/**
 * Which answers are correct by their weights in percent, and what of the weights can't be taken over; or why there is no
 * key, as a phrase.
 */
export function byWeight(
  weights: readonly number[],
  isSingle: boolean = weights.some((weight) => weight >= 100),
): { readonly correct: readonly boolean[]; readonly lost: readonly string[] } | string {
  // Either one answer has the full weight, or several share it.
  const correct = weights.map((weight) => (isSingle ? weight >= 100 : weight > 0));
  const count = correct.filter(Boolean).length;
  if (isSingle && count > 1) return `${count} answers with all points, each of which is enough`;
  const partial = weights.flatMap((weight, at) =>
    isSingle && weight > 0 && weight < 100 ? [`the ${weight} % of answer ${letterAt(at)}, which counts as wrong`] : [],
  );
  return { correct, lost: partial };
}
