import { fromMarkup, type MarkupText } from '../text/fromMarkup.ts';
import { childrenOf, descendantsOf, eventsOf } from '../xml/elements.ts';
import type { XmlElement } from '../xml/readXml.ts';

/** What an item says about its answers. */
export interface Feedback {
  /** By the identifier of the choice. */
  readonly byChoice: ReadonlyMap<string, readonly MarkupText[]>;
  /** About the question as a whole. */
  readonly general: MarkupText;
  readonly lost: readonly string[];
}

const isFeedback = ({ name }: XmlElement): boolean => /^(?:modalFeedback|feedbackInline|feedbackBlock)$/.test(name);

/**
 * Finds feedback wherever items have it: within a choice it is the choice's, and elsewhere the choice's whose identifier
 * it bears. The rest is general, other than what is for those who were wrong.
 */
export function feedbackOf(item: XmlElement, interaction: XmlElement): Feedback {
  const byChoice = new Map<string, MarkupText[]>();
  const general: MarkupText[] = [];
  const lost = new Set<string>();
  const owned = new Set<XmlElement>();
  const add = (id: string, text: MarkupText) => byChoice.set(id, [...(byChoice.get(id) ?? []), text]);

  const ids = childrenOf(interaction, 'simpleChoice').map((choice) => {
    const id = choice.attributes.get('identifier') ?? '';
    for (const feedback of descendantsOf(choice).filter(isFeedback)) {
      owned.add(feedback);
      add(id, textOf(feedback));
    }
    return id;
  });
  for (const feedback of descendantsOf(item).filter((element) => isFeedback(element) && !owned.has(element))) {
    const id = feedback.attributes.get('identifier') ?? '';
    const isHidden = feedback.attributes.get('showHide') === 'hide';
    if (!isHidden && ids.includes(id)) add(id, textOf(feedback));
    else if (isHidden || /incorrect|wrong|false/i.test(id)) lost.add(`the feedback "${id}", which is of no answer`);
    else general.push(textOf(feedback));
  }
  return {
    byChoice,
    lost: [...lost],
    general: {
      text: general.map(({ text }) => text).join('\n\n'),
      links: general.flatMap(({ links }) => links),
      lost: general.flatMap((one) => one.lost),
    },
  };
}

const textOf = ({ children }: XmlElement): MarkupText => fromMarkup(eventsOf(children));
