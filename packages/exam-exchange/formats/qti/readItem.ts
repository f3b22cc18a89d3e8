import { atLine, type Draft, type LeftOut } from '../../draft.ts';
import type { ExchangeQuestion } from '../../question.ts';
import { joinTexts } from '../../text/markup.ts';
import { readOldItems } from '../qti1/readOldItems.ts';
import { at, childrenOf, descendantsOf, wordsOf, type XmlElement } from '../xml.ts';
import { feedbackOf, isFeedback } from './feedback.ts';
import { textOf } from './texts.ts';

/** What a package says about an item outside of it. */
export type ItemFacts = Partial<Pick<ExchangeQuestion, 'section' | 'difficulty' | 'references' | 'fields'>>;

/** The items of a file by its root, with the names of QTI 2; undefined where it is no QTI. */
export function itemsOf(root: XmlElement, facts?: ItemFacts): (Draft | LeftOut)[] | undefined {
  if (root.name === 'questestinterop') return readOldItems(root);
  return root.name === 'assessmentItem' ? [readItem(root, facts)] : undefined;
}

function readItem(item: XmlElement, facts: ItemFacts = {}): Draft | LeftOut {
  const place = atLine(item.line);
  const body = at(item, 'itemBody');
  const interaction = onlyChoice(item, body);
  if (typeof interaction === 'string') return { place, reason: interaction };
  const correct = correctChoices(item, interaction);
  if (typeof correct === 'string') return { place, reason: correct };

  const { general, byChoice, lost: lostFeedback } = feedbackOf(item, interaction);
  const stem = textOf(body, (element) => element === interaction || isFeedback(element) || isRubric(element));
  const prompt = textOf(at(interaction, 'prompt'), isFeedback);
  return {
    place,
    ...facts,
    id: idOf(item),
    text: joinTexts(
      [stem, prompt].filter(({ text }) => text.trim() !== ''),
      '\n\n',
    ),
    answers: childrenOf(interaction, 'simpleChoice').map((choice) => {
      const id = choice.attributes.get('identifier') ?? '';
      return { text: textOf(choice, isFeedback), correct: correct.has(id), feedback: byChoice.get(id) ?? [] };
    }),
    general,
    lost: [...lostFeedback, ...lostParts(item)],
  };
}

/** The one choice of an item, or why there is none that can be taken over. */
function onlyChoice(item: XmlElement, body: XmlElement | undefined): XmlElement | string {
  if (at(item, 'templateDeclaration')) return 'a template, whose values are drawn anew each time';
  const interactions = descendantsOf(body).filter(({ name }) => name.endsWith('Interaction'));
  const [interaction, ...more] = interactions;
  if (!interaction) return 'no interaction: only choices can be taken over';
  if (more.length > 0) return `${interactions.length} interactions: only one choice can be taken over`;
  return interaction.name === 'choiceInteraction'
    ? interaction
    : `a ${interaction.name}: only choices can be taken over`;
}

const isRubric = ({ name }: XmlElement): boolean => name === 'rubricBlock';

/** Identifiers begin with a letter or `_`; ids of questions need not. */
const idOf = ({ attributes }: XmlElement): string | undefined => attributes.get('identifier')?.replace(/^_(?=\d)/, '');

function lostParts(item: XmlElement): string[] {
  const names = new Set(descendantsOf(item).map(({ name }) => name));
  return [
    ...(names.has('rubricBlock') ? ['the rubric'] : []),
    ...(names.has('assessmentStimulusRef') ? ['the stimulus, which is a file of its own'] : []),
    ...(names.has('printedVariable') ? ['a variable in the text'] : []),
  ];
}

/** The identifiers of the correct choices, or why they are unknown. */
function correctChoices(item: XmlElement, interaction: XmlElement): Set<string> | string {
  const wanted = interaction.attributes.get('responseIdentifier');
  const response = childrenOf(item, 'responseDeclaration').find(
    ({ attributes }) => attributes.get('identifier') === wanted,
  );
  const cardinality = response?.attributes.get('cardinality') ?? 'single';
  if (cardinality !== 'single' && cardinality !== 'multiple')
    return `${cardinality} responses: only choices can be taken over`;

  const correct = namedBy(response);
  if (cardinality === 'single' && correct.length > 1) {
    return `${correct.length} correct responses of which one may be picked`;
  }
  const ids = childrenOf(interaction, 'simpleChoice').map(({ attributes }) => attributes.get('identifier'));
  const unknown = correct.find((id) => !ids.includes(id));
  return unknown === undefined
    ? new Set(correct)
    : `the correct response "${unknown.slice(0, 100)}", which is no choice`;
}

/** What a response's declaration names as correct: its correct response, or what its mapping gives most points for. */
function namedBy(response: XmlElement | undefined): string[] {
  const named = childrenOf(at(response, 'correctResponse'), 'value').map(wordsOf);
  if (named.length > 0) return named;
  const entries = childrenOf(at(response, 'mapping'), 'mapEntry').map(({ attributes }) => ({
    key: attributes.get('mapKey') ?? '',
    points: Number(attributes.get('mappedValue')),
  }));
  const isSingle = response?.attributes.get('cardinality') !== 'multiple';
  const least = isSingle ? Math.max(...entries.map(({ points }) => points)) : 0;
  return entries.flatMap(({ key, points }) => (points > 0 && points >= least ? [key] : []));
}
