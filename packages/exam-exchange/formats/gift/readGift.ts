import type { GIFTQuestion, TextChoice, TextFormat } from 'gift-pegjs';
import { atLine, type Draft, type DraftAnswer, type LeftOut, type Read } from '../../draft.ts';
import type { Sections } from '../../labels.ts';
import { type MarkupText, plainText } from '../../text/markup.ts';
import { decodeText } from '../decodeText.ts';
import { generalOf, sectionOf, tagsOf } from '../moodle/facts.ts';
import { moodleText } from '../moodle/texts.ts';
import { byWeight } from '../weights.ts';
import { type Chunk, chunksOf, parseChunk } from './chunks.ts';

/** Reads Moodle's GIFT: README.md says what becomes of titles, categories, tags and feedback. */
export const readGift: Read = ({ bytes, shownAs, sections }) => ({
  items: chunksOf(decodeText(bytes, shownAs)).map((chunk) => readChunk(chunk, sections)),
});

function readChunk(chunk: Chunk, sections: Sections): Draft | LeftOut {
  const place = atLine(chunk.line);
  const question = parseChunk(chunk);
  if (typeof question === 'string') return { place, reason: question };
  const choices = choicesOf(question);
  if (typeof choices === 'string' || !('globalFeedback' in question)) {
    return { place, reason: typeof choices === 'string' ? choices : 'no question' };
  }
  const { difficulty, fields, others: tags } = tagsOf(tagNames(question));
  const general = generalOf(giftText(question.globalFeedback));
  return {
    place,
    id: question.id ?? question.title ?? undefined,
    section: chunk.category === undefined ? undefined : sectionOf(chunk.category, sections),
    difficulty,
    text: withoutGap(giftText(question.stem)),
    answers: choices.answers,
    fields: { ...fields, ...general.fields },
    general: general.rest,
    lost: [...choices.lost, ...tags],
  };
}

const tagNames = ({ tags }: GIFTQuestion & { tags?: string[] | null }): string[] => tags ?? [];

/** The answers of a question in GIFT. */
interface Choices {
  readonly answers: readonly DraftAnswer[];
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

const answerOf = (text: TextFormat | string, correct: boolean, feedback: TextFormat | null): DraftAnswer => ({
  text: giftText(typeof text === 'string' ? { format: 'plain', text } : text),
  correct,
  feedback: feedback ? [giftText(feedback)] : [],
});

function ofChoices(choices: readonly TextChoice[]): Choices | string {
  const key = byWeight(choices.map(({ weight, isCorrect }) => weight ?? (isCorrect ? 100 : 0)));
  if (typeof key === 'string') return key;
  const { correct, lost } = key;
  return { answers: choices.map(({ text, feedback }, at) => answerOf(text, correct[at] === true, feedback)), lost };
}

/** The parser puts a space behind the blank that stands for answers in the midst of a text. */
const withoutGap = (stem: MarkupText): MarkupText => ({
  ...stem,
  text: stem.text.replace(/(?<=_____) (?=[.,;:!?)])/, ''),
});

const giftText = (given: TextFormat | null): MarkupText =>
  given ? moodleText(given.text, given.format) : plainText('');
