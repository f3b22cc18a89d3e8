import { atLine, type Draft, type LeftOut } from '../../draft.ts';
import { type Fields, readFieldLine } from '../../fields.ts';
import { isId } from '../../labels.ts';
import { fromMarkdown, type MarkdownBlock } from '../../text/markdown.ts';
import { type FoundLink, joinTexts, type MarkupText, plainText } from '../../text/markup.ts';
import { type ListedAnswer, readAnswer } from './answers.ts';
import { explanationOf } from './links.ts';
import { keyOf, type StatedKey } from './statedKey.ts';

/** A question while its blocks are read. */
export interface OpenQuestion {
  /** Its first line, from 1. */
  readonly line: number;
  readonly section: string | undefined;
  difficulty: string | undefined;
  /** The heading above it. */
  title: MarkupText;
  readonly stem: MarkdownBlock[];
  /** The answers of its check list. */
  readonly answers: ListedAnswer[];
  /** What stands below the list: what follows says whether it belongs to the last answer. */
  pending: MarkdownBlock[];
  /** What stood below earlier answers and parted the list. */
  readonly parted: MarkdownBlock[];
  /** Lines that say which answers are correct. */
  readonly stated: StatedKey[];
  /** Why it is left out, as a phrase. */
  fault: string | undefined;
  /** What of it can't be taken over, each as a phrase. */
  readonly lost: string[];
  /** What is quoted, or said to be an explanation, below the list. */
  readonly feedback: MarkupText[];
  readonly references: FoundLink[];
  /** What it says besides. */
  fields: Fields;
}

/** The start of a question. */
export function newQuestion(line: number, section: string | undefined, difficulty: string | undefined): OpenQuestion {
  return {
    line,
    section,
    difficulty,
    title: plainText(''),
    stem: [],
    answers: [],
    pending: [],
    parted: [],
    stated: [],
    fault: undefined,
    lost: [],
    feedback: [],
    references: [],
    fields: {},
  };
}

/** Gives what stands below the list to its last answer, as more answers follow. */
export function continueList(question: OpenQuestion): void {
  question.parted.push(...question.pending);
  giveToLast(question, question.pending);
  question.pending = [];
}

/**
 * Ends the list. A quote below it is about the question, unless earlier answers had one of their own; code is the last
 * answer's. Where words follow, code begins the next question, unless earlier answers had code: it is returned then.
 */
export function endList(question: OpenQuestion, wordsFollow: boolean): MarkdownBlock[] {
  const { pending, parted } = question;
  const isQuote = ({ type }: MarkdownBlock) => type === 'blockquote';
  const first = pending.findIndex((block) => !isQuote(block));
  const isNext = wordsFollow && first >= 0 && parted.every(isQuote);
  const [own, next] = isNext ? [pending.slice(0, first), pending.slice(first)] : [pending, []];
  const hasQuotes = parted.some(isQuote);
  question.feedback.push(...own.filter((block) => isQuote(block) && !hasQuotes).map(explanationOf));
  giveToLast(
    question,
    own.filter((block) => !isQuote(block) || hasQuotes),
  );
  question.pending = [];
  return next;
}

function giveToLast({ answers }: OpenQuestion, blocks: readonly MarkdownBlock[]): void {
  const last = answers.at(-1);
  if (last) answers[answers.length - 1] = { ...last, below: [...last.below, ...blocks] };
}

/** The question of a question; nothing for a heading with nothing below it. */
export function finished(question: OpenQuestion): (Draft | LeftOut)[] {
  const { section, difficulty, stem, answers, stated, fault, feedback, references, fields } = question;
  const place = atLine(question.line);
  if (fault !== undefined) return [{ place, reason: fault }];
  if (answers.length === 0) {
    const isEmpty = stem.length === 0 && references.length === 0 && question.lost.length === 0;
    return isEmpty ? [] : [{ place, reason: 'a text without a check list below it' }];
  }
  const read = answers.map(readAnswer);
  const key = keyOf(read, stated);
  if (typeof key === 'string') return [{ place, reason: key }];
  const { id, text, lost } = wordsOf(question);
  const general = joinTexts([...key.explanations, ...feedback], '\n\n');
  const parts = { place, id, section, difficulty, references, fields, lost: [...lost, ...question.lost], general };
  return [{ ...parts, text, answers: read.map((one, at) => ({ ...one, correct: key.correct.has(at) })) }];
}

/** The number of a question, with nothing else or before its words. */
const count = /^(?:question|q)?[\s.#]*\d+[.):]?$/i;
const countBefore = /^(?:question|q)?\s*\d+[.):]\s+/i;

/** The id and the text of a question. A heading above words is the id, the beginning of the text, or named as left out. */
function wordsOf({ title, stem }: OpenQuestion) {
  const text = fromMarkdown(stem);
  const hasWords = text.text.trim() !== '';
  if (title.text === '' || (hasWords && (isId(title.text) || count.test(title.text)))) {
    return { id: title.text || undefined, text, lost: title.lost };
  }
  // Code and pictures alone ask nothing, so the heading above them does.
  const asks = stem.some((block) => block.type !== 'code' && fromMarkdown([block]).text.trim() !== '');
  if (asks && !/[?:]$/.test(title.text)) {
    return { id: title.text, text, lost: [...title.lost, `the heading "${title.text.slice(0, 200)}"`] };
  }
  const heading = { ...title, text: title.text.replace(countBefore, '') };
  return { id: title.text, text: joinTexts([heading, text], '\n\n'), lost: [] };
}

/** The fields that a paragraph says, each in a line with a bold name; undefined for any other block. */
export function fieldsAlone(block: MarkdownBlock): Fields | undefined {
  if (block.type !== 'paragraph' || block.children[0]?.type !== 'strong') return undefined;
  const fields = fromMarkdown([block]).text.split('\n').map(readFieldLine);
  return fields.every((one) => one !== undefined) ? Object.assign({}, ...fields) : undefined;
}
