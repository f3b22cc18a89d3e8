import { at, childrenOf, descendantsOf, wordsOf, type XmlElement } from '../xml.ts';

/** What an item does with a response. */
export interface Outcome {
  readonly score: number;
  /** Identifiers of the feedback that is shown. */
  readonly shown: ReadonlySet<string>;
}

/** A part of an item's processing that is not understood; its message is a phrase. */
export class UnknownProcessing extends Error {
  override name = 'UnknownProcessing';
}

/**
 * The processing of an item of QTI 1.2, to be run for picked choices: conditions in their order, until one that holds does
 * not say to go on. It throws `UnknownProcessing` for what can't be run.
 */
export function processingOf(item: XmlElement): (picked: ReadonlySet<string>) => Outcome {
  const variable = scoreOf(item);
  const conditions = descendantsOf(item).filter(({ name }) => name === 'respcondition');
  return (picked) => {
    const shown = new Set<string>();
    let score = 0;
    for (const condition of conditions) {
      if (!holds(at(condition, 'conditionvar'), picked)) continue;
      for (const set of childrenOf(condition, 'setvar')) if (nameOf(set) === variable) score = scored(score, set);
      for (const { attributes } of childrenOf(condition, 'displayfeedback'))
        shown.add(attributes.get('linkrefid') ?? '');
      if (!/^yes$/i.test(condition.attributes.get('continue') ?? '')) break;
    }
    return { score, shown };
  };
}

const nameOf = ({ attributes }: XmlElement): string => (attributes.get('varname') ?? 'SCORE').toLowerCase();

/** The variable that holds the points: the first that the item declares. */
function scoreOf(item: XmlElement): string {
  const declared = descendantsOf(item).find(({ name }) => name === 'decvar');
  return declared ? nameOf(declared) : 'score';
}

/** Whether a condition holds; several in one element hold together, unless it says otherwise. */
function holds(condition: XmlElement | undefined, picked: ReadonlySet<string>): boolean {
  const parts = childrenOf(condition);
  if (!condition) throw new UnknownProcessing('a condition without a content');
  if (condition.name === 'other') return true;
  if (condition.name === 'unanswered') return picked.size === 0;
  if (condition.name === 'varequal') return picked.has(wordsOf(condition));
  if (parts.length === 0) throw new UnknownProcessing(`the condition <${condition.name.slice(0, 100)}>`);
  if (condition.name === 'or') return parts.some((part) => holds(part, picked));
  if (condition.name === 'not') return !parts.every((part) => holds(part, picked));
  if (condition.name === 'and' || condition.name === 'conditionvar') return parts.every((part) => holds(part, picked));
  throw new UnknownProcessing(`the condition <${condition.name.slice(0, 100)}>`);
}

function scored(score: number, set: XmlElement): number {
  const words = wordsOf(set);
  // Blackboard's name for all points.
  const value = words === 'SCORE.max' ? 100 : Number(words || Number.NaN);
  const action = (set.attributes.get('action') ?? 'Set').toLowerCase();
  if (Number.isNaN(value)) throw new UnknownProcessing(`the points "${words.slice(0, 100)}"`);
  if (action === 'set') return value;
  if (action === 'add') return score + value;
  if (action === 'subtract') return score - value;
  throw new UnknownProcessing(`points by "${action.slice(0, 100)}"`);
}
