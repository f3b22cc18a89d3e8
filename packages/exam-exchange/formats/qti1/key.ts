import { type processingOf, UnknownProcessing } from './processing.ts';

/** What an item does with picked choices. */
type Processing = ReturnType<typeof processingOf>;

/** Choices of which all combinations are tried. */
const MOST_CHOICES = 12;

/**
 * The correct choices of an item: those of the one response that gets the most points; or why there is none, as a
 * phrase.
 */
export function correctChoices(
  run: Processing,
  ids: readonly string[],
  isMultiple: boolean,
): ReadonlySet<string> | string {
  if (isMultiple && ids.length > MOST_CHOICES) return `more than ${MOST_CHOICES} choices of which several are correct`;
  try {
    const responses = isMultiple ? combinations(ids) : ids.map((id) => new Set([id]));
    const scored = responses.map((picked) => ({ picked, score: run(picked).score }));
    const most = Math.max(0, ...scored.map(({ score }) => score));
    const best = most > 0 ? scored.filter(({ score }) => score === most) : [];
    // Where wrong choices cost nothing, the correct ones are those that every best response has.
    const common = new Set(ids.filter((id) => best.length > 0 && best.every(({ picked }) => picked.has(id))));
    if (best.length === 0 || (common.size > 0 && run(common).score === most)) return common;
    return `${best.length} responses that get all points`;
  } catch (error) {
    if (error instanceof UnknownProcessing) return `${error.message}: its key is not known`;
    throw error;
  }
}

/** All sets of some of the choices. */
function combinations(ids: readonly string[]): ReadonlySet<string>[] {
  return ids.reduce<ReadonlySet<string>[]>(
    (sets, id) => [...sets, ...sets.map((one) => new Set([...one, id]))],
    [new Set()],
  );
}

/**
 * The feedback of an item: the choice that each is for, `right` for what everyone sees who is right, and `undefined` for
 * what is of no answer.
 */
export function feedbackOwner(
  run: Processing,
  ids: readonly string[],
  correct: ReadonlySet<string>,
): (feedback: string) => { readonly choice: string } | 'right' | undefined {
  const shown = ids.map((id) => ({ id, shown: run(new Set([id])).shown }));
  const whenRight = run(correct).shown;
  return (feedback) => {
    const [first, ...more] = shown.filter((one) => one.shown.has(feedback));
    if (first && more.length === 0) return { choice: first.id };
    const isForAll = !first || more.length + 1 === ids.length;
    return isForAll && whenRight.has(feedback) ? 'right' : undefined;
  };
}
