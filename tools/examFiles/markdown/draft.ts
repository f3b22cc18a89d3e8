import { atLine, type FoundQuestion, type LeftOut } from '../exchange.ts';
import { assembleQuestion, type FoundAnswer } from '../assembleQuestion.ts';
import { type Fields, readFieldLine } from '../fields.ts';
import { fromMarkdown, type MarkdownBlock } from '../text/markdown.ts';
import type { FoundLink } from '../text/markup.ts';

/** A question while its blocks are read. */
export interface Draft {
  /** Its first line, from 1. */
  readonly line: number;
  readonly section: string | undefined;
  difficulty: string | undefined;
  /** The heading above it. */
  title: string;
  readonly stem: MarkdownBlock[];
  /** The check list. */
  list?: List;
  /** What is quoted below the list. */
  readonly feedback: MarkdownBlock[];
  readonly references: FoundLink[];
  /** What it says besides. */
  fields: Fields;
}

/** The start of a question. */
export function newDraft(line: number, section: string | undefined, difficulty: string | undefined): Draft {
  return { line, section, difficulty, title: '', stem: [], feedback: [], references: [], fields: {} };
}

/** The question of a draft; nothing for a heading with nothing below it. */
export function finished(draft: Draft): (FoundQuestion | LeftOut)[] {
  const { section, difficulty, title, stem, list, feedback, references, fields } = draft;
  const place = atLine(draft.line);
  if (!list) return stem.length === 0 ? [] : [{ place, reason: 'a text without a check list below it' }];
  const text = fromMarkdown(stem);
  const parts = {
    place,
    id: title || undefined,
    section,
    difficulty,
    references,
    fields,
    general: fromMarkdown(feedback),
  };
  // A heading right above a check list is the question itself.
  const words = text.text.trim() === '' ? title : text.text;
  return [assembleQuestion({ ...parts, text: { ...text, text: words }, answers: list.children.map(answerOf) })];
}

/** The fields that a paragraph says, each in a line with a bold name; undefined for any other block. */
export function fieldsAlone(block: MarkdownBlock): Fields | undefined {
  if (block.type !== 'paragraph' || block.children[0]?.type !== 'strong') return undefined;
  const fields = fromMarkdown([block]).text.split('\n').map(readFieldLine);
  return fields.every((one) => one !== undefined) ? Object.assign({}, ...fields) : undefined;
}

/** A list of Markdown. */
type List = Extract<MarkdownBlock, { type: 'list' }>;

/** Whether a block is a list with boxes to check. */
export const isCheckList = (block: MarkdownBlock): block is List =>
  block.type === 'list' && block.children.some(({ checked }) => typeof checked === 'boolean');

/** An answer of a check list; what is quoted or listed below it explains it. */
function answerOf({ checked, children }: List['children'][number]): FoundAnswer {
  const end = children.findIndex(({ type }) => type === 'blockquote' || type === 'list');
  const [text, rest] = end < 0 ? [children, []] : [children.slice(0, end), children.slice(end)];
  const feedback = rest.flatMap((child) =>
    child.type === 'list' ? child.children.map((item) => fromMarkdown(item.children)) : [fromMarkdown([child])],
  );
  return { text: fromMarkdown(text), correct: checked === true, feedback };
}
