import type { GIFTQuestion, TextChoice, TextFormat } from 'gift-pegjs';
import { parseMarkdown } from '../../articles/markdown.ts';
import { decodeText } from '../decodeText.ts';
import {
  atLine,
  difficultyOf,
  type FoundQuestion,
  type LeftOut,
  type Read,
  sectionId,
  type Sections,
} from '../exchange.ts';
import { assembleQuestion, type FoundAnswer } from '../assembleQuestion.ts';
import { type Fields, readFieldLine } from '../fields.ts';
import { looksLikeHtml, readHtml } from '../text/html.ts';
import { fromMarkdown } from '../text/markdown.ts';
import { fromMarkup, type MarkupText, plainText } from '../text/markup.ts';
import { byWeight } from '../weights.ts';
import { type Chunk, chunksOf, parseChunk } from './chunks.ts';

/** Reads Moodle's GIFT: docs/exchange.md says what becomes of titles, categories, tags and feedback. */
export const readGift: Read = ({ bytes, shownAs, sections }) => ({
  items: chunksOf(decodeText(bytes, shownAs)).map((chunk) => readChunk(chunk, sections)),
});

function readChunk(chunk: Chunk, sections: Sections): FoundQuestion | LeftOut {
  const place = atLine(chunk.line);
  const question = parseChunk(chunk);
  if (typeof question === 'string') return { place, reason: question };
  const choices = choicesOf(question);
  if (typeof choices === 'string' || !('globalFeedback' in question)) {
    return { place, reason: typeof choices === 'string' ? choices : 'no question' };
  }
  const { difficulty, fields, others } = tagsOf(question);
  const general = generalOf(giftText(question.globalFeedback));
  return assembleQuestion({
    place,
    id: question.id ?? question.title ?? undefined,
    section: chunk.category === undefined ? undefined : sectionOf(chunk.category, sections),
    difficulty,
    text: giftText(question.stem),
    answers: choices.answers,
    fields: { ...fields, ...general.fields },
    general: general.rest,
    lost: [...choices.lost, ...others.map((tag) => `the tag "${tag}"`)],
  });
}

function tagsOf({ tags }: GIFTQuestion & { tags?: string[] | null }) {
  const difficult = (tags ?? []).find((tag) => difficultyOf(wordOf(tag)) !== undefined);
  const others = (tags ?? []).filter((tag) => tag !== difficult);
  return {
    difficulty: difficult === undefined ? undefined : wordOf(difficult),
    fields: Object.assign({}, ...others.map(readFieldLine)) as Fields,
    others: others.filter((tag) => !readFieldLine(tag)),
  };
}

/** What general feedback says of a question's fields, line by line, and the rest of it. */
function generalOf({ text, ...more }: MarkupText): { readonly fields: Fields; readonly rest: MarkupText } {
  const lines = text.split('\n');
  const rest = lines.filter((line) => !readFieldLine(line)).join('\n');
  return { fields: Object.assign({}, ...lines.map(readFieldLine)), rest: { text: rest, ...more } };
}

const wordOf = (tag: string): string => tag.replace(/^difficulty\s*[:=]\s*/i, '');

/** The part of a category's path that names a section, the last one first; the last part where none does. */
function sectionOf(category: string, sections: Sections): string | undefined {
  const parts = category.split(/(?<!\/)\/(?!\/)/).map((part) => part.replaceAll('//', '/').trim());
  return parts.findLast((part) => sectionId(sections, part) !== undefined) ?? parts.at(-1);
}

/** The answers of a question in GIFT. */
interface Choices {
  readonly answers: readonly FoundAnswer[];
  readonly lost: readonly string[];
}

const others: Readonly<Partial<Record<GIFTQuestion['type'], string>>> = {
  Short: 'a short answer',
  Numerical: 'a numerical question',
  Matching: 'a matching question',
  Essay: 'an essay question',
  Description: 'a description',
};

/** The answers of a question, or why there are none that can be taken over. */
function choicesOf(question: GIFTQuestion): Choices | string {
  if (question.type === 'MC') return ofChoices(question.choices);
  if (question.type === 'TF') {
    // The first feedback is for the wrong answer, whatever the parser calls it.
    const { isTrue, trueFeedback: ofWrong, falseFeedback: ofRight } = question;
    return {
      answers: [
        answerOf('True', isTrue, isTrue ? ofRight : ofWrong),
        answerOf('False', !isTrue, isTrue ? ofWrong : ofRight),
      ],
      lost: [],
    };
  }
  return `${others[question.type] ?? question.type}: only choices can be taken over`;
}

const answerOf = (text: TextFormat | string, correct: boolean, feedback: TextFormat | null): FoundAnswer => ({
  text: giftText(typeof text === 'string' ? { format: 'plain', text } : text),
  correct,
  feedback: feedback ? [giftText(feedback)] : [],
});

function ofChoices(choices: readonly TextChoice[]): Choices {
  const { correct, lost } = byWeight(choices.map(({ weight, isCorrect }) => weight ?? (isCorrect ? 100 : 0)));
  return { answers: choices.map(({ text, feedback }, at) => answerOf(text, correct[at] === true, feedback)), lost };
}

/** A text in GIFT; as in Moodle, one without a format is HTML where it looks like HTML. */
function giftText(given: TextFormat | null): MarkupText {
  const { format, text } = given ?? { format: 'plain', text: '' };
  if (format === 'html') return fromMarkup(readHtml(text));
  if (format === 'markdown') return fromMarkdown(parseMarkdown(text).children);
  if (format === 'moodle' && looksLikeHtml(text)) return fromMarkup(readHtml(text.replaceAll('\n', '<br>')));
  return plainText(text);
}
