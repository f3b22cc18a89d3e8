import { atLine, type Draft, type DraftAnswer, type LeftOut, type Read } from '../../draft.ts';
import { KnownFailure } from '../../host.ts';
import type { Sections } from '../../labels.ts';
import { type MarkupText, plainText } from '../../text/markup.ts';
import { byWeight } from '../weights.ts';
import { at, childrenOf, readXml, wordsOf, type XmlElement } from '../xml.ts';
import { generalOf, sectionOf, tagsOf } from './facts.ts';
import { type MoodleFormat, moodleText } from './texts.ts';

/** Reads Moodle's XML: README.md says what becomes of categories, tags and feedback. */
export const readMoodle: Read = ({ bytes, shownAs, sections }) => {
  const root = readXml(bytes, shownAs);
  if (root.name !== 'quiz')
    throw new KnownFailure(`${shownAs} is <${root.name.slice(0, 100)}>, and no quiz of Moodle.`);
  let category: string | undefined;
  return {
    items: childrenOf(root, 'question').flatMap((question) => {
      if (question.attributes.get('type') !== 'category') {
        return [readQuestion(question, category, sections)];
      }
      category = wordsOf(at(question, 'category', 'text'));
      return [];
    }),
  };
};

function readQuestion(question: XmlElement, category: string | undefined, sections: Sections): Draft | LeftOut {
  const place = atLine(question.line);
  const choices = choicesOf(question);
  if (typeof choices === 'string') return { place, reason: choices };
  const tags = tagsOf(childrenOf(at(question, 'tags'), 'tag').map(wordsOf));
  const general = generalOf(textOf(at(question, 'generalfeedback')));
  return {
    place,
    id: wordsOf(at(question, 'idnumber')) || wordsOf(at(question, 'name', 'text')) || undefined,
    section: category === undefined ? undefined : sectionOf(category, sections),
    difficulty: tags.difficulty,
    text: textOf(at(question, 'questiontext')),
    answers: choices.answers,
    fields: { ...tags.fields, ...general.fields },
    general: general.rest,
    lost: [...choices.lost, ...tags.others, ...lostFeedback(question)],
  };
}

/** The answers of a question, or why they can't be taken over. */
function choicesOf(question: XmlElement) {
  const type = question.attributes.get('type') ?? '';
  const isBinary = type === 'truefalse';
  if (!isBinary && type !== 'multichoice' && type !== 'multichoiceset') {
    return `a question of the type "${type.slice(0, 50)}": only choices can be taken over`;
  }
  const found = childrenOf(question, 'answer');
  const weights = found.map(({ attributes }) => Number(attributes.get('fraction') ?? Number.NaN));
  if (weights.some(Number.isNaN)) return 'an answer without a number for its points';
  const isSingle = isBinary || /^(?:true|1)$/i.test(wordsOf(at(question, 'single')) || 'true');
  const key = byWeight(weights, isSingle && type !== 'multichoiceset');
  if (typeof key === 'string') return key;
  const { correct, lost } = key;
  const answers = found.map((answer, index): DraftAnswer => {
    const feedback = textOf(at(answer, 'feedback'));
    return {
      text: isBinary ? plainText(wordsOf(at(answer, 'text')) === 'true' ? 'True' : 'False') : textOf(answer),
      correct: correct[index] === true,
      feedback: feedback.text === '' ? [] : [feedback],
    };
  });
  return { answers, lost };
}

const formats: Readonly<Record<string, MoodleFormat>> = {
  html: 'html',
  markdown: 'markdown',
  plain_text: 'plain',
};

/** The text of an element, in the format that it names. */
function textOf(element: XmlElement | undefined): MarkupText {
  const format = formats[element?.attributes.get('format') ?? ''] ?? 'moodle';
  return moodleText(wordsOf(at(element, 'text')), format);
}

/** What Moodle writes for every question, unless its author wrote something else. */
const usual = /^Your answer is (?:correct|partially correct|incorrect)\.$/;

/** Feedback that is of no answer. */
function lostFeedback(question: XmlElement): string[] {
  const isSaid = (part: XmlElement) => {
    const { text } = textOf(part);
    return text.trim() !== '' && !usual.test(text.trim());
  };
  const parts = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback', 'hint'];
  return parts.filter((name) => childrenOf(question, name).some(isSaid)).map((name) => `the ${name}`);
}
