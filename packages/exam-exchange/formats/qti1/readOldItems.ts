import { atLine, type Draft, type LeftOut } from '../../draft.ts';
import { difficultyOf } from '../../labels.ts';
import { joinTexts, type MarkupText } from '../../text/markup.ts';
import { at, childrenOf, descendantsOf, wordsOf, type XmlElement } from '../xml.ts';
import { correctChoices, feedbackOwner } from './key.ts';
import { textOf } from './material.ts';
import { processingOf } from './processing.ts';

/** Reads the items of a file of QTI 1.2. */
export const readOldItems = (root: XmlElement): (Draft | LeftOut)[] =>
  itemsOf(root).map(({ item, section }) => readOldItem(item, section));

/** All items with the title of the section that they stand in. */
function itemsOf(element: XmlElement, section?: string): { item: XmlElement; section: string | undefined }[] {
  return childrenOf(element).flatMap((child) => {
    if (child.name === 'item') return [{ item: child, section }];
    const title = child.name === 'section' ? child.attributes.get('title') : undefined;
    return itemsOf(child, title || section);
  });
}

function readOldItem(item: XmlElement, section: string | undefined): Draft | LeftOut {
  const place = atLine(item.line);
  const presentation = at(item, 'presentation');
  const choice = onlyChoice(presentation);
  if (typeof choice === 'string') return { place, reason: `${choice}: only choices can be taken over` };
  const labels = descendantsOf(choice).filter(({ name }) => name === 'response_label');
  const ids = labels.map(({ attributes }) => attributes.get('ident') ?? '');
  if (new Set(ids).size < ids.length) return { place, reason: 'choices that can not be told apart' };
  const run = processingOf(item);
  const correct = correctChoices(run, ids, /^multiple$/i.test(choice.attributes.get('rcardinality') ?? ''));
  if (typeof correct === 'string') return { place, reason: correct };

  const { byChoice, general, lost } = feedbackOf(item, feedbackOwner(run, ids, correct));
  return {
    place,
    id: item.attributes.get('ident'),
    section,
    difficulty: difficulty(item),
    text: textOf(presentation, ({ name }) => name === 'render_choice'),
    answers: labels.map((label, index) => ({
      text: textOf(label),
      correct: correct.has(ids[index] ?? ''),
      feedback: byChoice.get(ids[index] ?? '') ?? [],
    })),
    general: joinTexts(general, '\n\n'),
    lost,
  };
}

/** The one choice of an item, or what it is instead. */
function onlyChoice(presentation: XmlElement | undefined): XmlElement | string {
  const responses = descendantsOf(presentation).filter(({ name }) => /^response_(?!label)/.test(name));
  const [response, ...more] = responses;
  if (!response) return 'no response';
  if (more.length > 0) return `${responses.length} responses`;
  const isChoice = response.name === 'response_lid' && at(response, 'render_choice') !== undefined;
  const isOrdered = /^ordered$/i.test(response.attributes.get('rcardinality') ?? '');
  return isChoice && !isOrdered ? response : `${isOrdered ? 'an ordered' : 'a'} <${response.name.slice(0, 100)}>`;
}

/** The feedback of an item by the choice that it is for, and what is for the right response. */
function feedbackOf(item: XmlElement, ownerOf: ReturnType<typeof feedbackOwner>) {
  const byChoice = new Map<string, MarkupText[]>();
  const general: MarkupText[] = [];
  const lost: string[] = [];
  for (const feedback of childrenOf(item, 'itemfeedback')) {
    const id = feedback.attributes.get('ident') ?? '';
    const text = textOf(feedback, ({ name }) => name === 'hint');
    const owner = ownerOf(id);
    if (text.text.trim() === '') continue;
    if (owner === 'right') general.push(text);
    else if (owner === undefined) lost.push(`the feedback "${id.slice(0, 100)}", which is of no answer`);
    else byChoice.set(owner.choice, [...(byChoice.get(owner.choice) ?? []), text]);
  }
  return { byChoice, general, lost };
}

/** The difficulty that the metadata names, where it is one. */
function difficulty(item: XmlElement): string | undefined {
  const all = descendantsOf(at(item, 'itemmetadata'));
  const field = all.find((one) => wordsOf(at(one, 'fieldlabel')) === 'qmd_levelofdifficulty');
  const word = wordsOf(at(field, 'fieldentry')) || wordsOf(all.find(({ name }) => name === 'qmd_levelofdifficulty'));
  return difficultyOf(word) ? word : undefined;
}
