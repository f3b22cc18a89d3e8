import { joinTexts, type MarkupText } from '../../text/markup.ts';
import { childrenOf, descendantsOf, type XmlElement } from '../xml.ts';
import { textOf } from './texts.ts';

/** Whether an element is shown only after an answer. */
export const isFeedback = ({ name }: XmlElement): boolean =>
  /^(?:modalFeedback|feedbackInline|feedbackBlock)$/.test(name);

/** Feedback for a right answer, or for every answer, by the names that programs give it. */
const forRight =
  /^(?:fb|feedback)?[-_]?(?:correct|right|general|solution|explanation|rationale)(?:[-_]?(?:fb|feedback|answer))?$/i;

/**
 * The feedback of an item by the choice that it is shown for, and what is shown for the right response. What is shown
 * for a choice that was not picked, or on a condition that its identifier does not tell, explains nothing: it is named.
 */
export function feedbackOf(item: XmlElement, interaction: XmlElement) {
  const byChoice = new Map<string, MarkupText[]>();
  const general: MarkupText[] = [];
  const lost = new Set<string>();
  const choices = childrenOf(interaction, 'simpleChoice');
  const ids = choices.map(idOf);
  const within = new Map(
    choices.flatMap((choice) => descendantsOf(choice).map((part) => [part, idOf(choice)] as const)),
  );

  for (const feedback of descendantsOf(item).filter(isFeedback)) {
    const id = idOf(feedback);
    const place = within.get(feedback);
    const choice = ids.find((one) => id === one || id === `${one}_fb`);
    const isShown = feedback.attributes.get('showHide') !== 'hide';
    if (isShown && choice !== undefined && (place === undefined || place === choice)) {
      byChoice.set(choice, [...(byChoice.get(choice) ?? []), textOf(feedback)]);
    } else if (isShown && place === undefined && forRight.test(id)) general.push(textOf(feedback));
    else lost.add(`the feedback "${id.slice(0, 100)}", which is of no answer`);
  }
  return { byChoice, lost: [...lost], general: joinTexts(general, '\n\n') };
}

const idOf = ({ attributes }: XmlElement): string => attributes.get('identifier') ?? '';
