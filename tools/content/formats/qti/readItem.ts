import type { ExchangeQuestion, FoundQuestion, LeftOut } from '../exchange.ts';
import { spreadFeedback } from '../generalFeedback.ts';
import { fromMarkup, type MarkupText } from '../text/fromMarkup.ts';
import { at, childrenOf, descendantsOf, eventsOf } from '../xml/elements.ts';
import type { XmlElement } from '../xml/readXml.ts';
import { correctChoices } from './correctChoices.ts';
import { feedbackOf } from './feedbackOf.ts';

/** What a package says about an item outside of it. */
export type ItemFacts = Partial<Pick<ExchangeQuestion, 'section' | 'difficulty' | 'references'>>;

/** Reads an item, with the names of QTI 2. */
export function readItem(item: XmlElement, place: string, facts: ItemFacts = {}): FoundQuestion | LeftOut {
  const body = at(item, 'itemBody');
  const interaction = onlyChoice(item, body);
  if (typeof interaction === 'string') return { place, reason: interaction };
  const correct = correctChoices(item, interaction);
  if (typeof correct === 'string') return { place, reason: correct };

  const { general, byChoice, lost: lostFeedback } = feedbackOf(item, interaction);
  const choices = childrenOf(interaction, 'simpleChoice').map((choice) => ({
    id: choice.attributes.get('identifier') ?? '',
    text: textOf(choice, isFeedback),
  }));
  const stem = textOf(body, (element) => element === interaction || isFeedback(element) || isRubric(element));
  const prompt = textOf(at(interaction, 'prompt'), isFeedback);
  const spread = spreadFeedback(
    choices.map(({ id, text }) => ({
      text: text.text,
      correct: correct.has(id),
      explanation: (byChoice.get(id) ?? []).map((one) => one.text).join('\n'),
    })),
    general,
  );
  const texts = [stem, prompt, ...choices.map(({ text }) => text), ...[...byChoice.values()].flat()];
  return {
    place,
    question: {
      id: idOf(item),
      section: facts.section,
      difficulty: facts.difficulty,
      text: [stem.text, prompt.text].filter((text) => text.trim() !== '').join('\n\n'),
      answers: spread.answers,
      references: [...(facts.references ?? []), ...spread.references, ...texts.flatMap(({ links }) => links)],
    },
    lost: [...new Set([...texts.flatMap(({ lost }) => lost), ...spread.lost, ...lostFeedback, ...lostParts(item)])],
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

const isFeedback = ({ name }: XmlElement): boolean => name === 'feedbackInline' || name === 'feedbackBlock';

const isRubric = ({ name }: XmlElement): boolean => name === 'rubricBlock';

function textOf(element: XmlElement | undefined, leaves: (element: XmlElement) => boolean): MarkupText {
  return fromMarkup(eventsOf(element?.children ?? [], leaves));
}

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
