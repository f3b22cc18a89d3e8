import type { DraftAnswer } from '../../draft.ts';
import { haveLetters } from '../../letters.ts';
import { fromMarkdown, type MarkdownBlock } from '../../text/markdown.ts';
import { joinTexts } from '../../text/markup.ts';
import { explanationOf } from './links.ts';

/** A list of Markdown. */
type List = Extract<MarkdownBlock, { type: 'list' }>;
type Item = List['children'][number];

/** An answer of a list. */
export interface ListedAnswer {
  readonly item: Item;
  /** What stands below it without the indentation that would make it a part of the item. */
  readonly below: readonly MarkdownBlock[];
}

/** A box at the start of an item that the parser takes for words: without a space behind it, or with another sign in it. */
const looseBox = /^\[\s*([xX✓✔☑✅√]?)\uFE0F?\s*\](?!\()\s*/;

/** The words of an item up to its end of line. */
const wordsOf = ({ children: [first] }: Item): string => (first ? fromMarkdown([first]).text.trim() : '');

/** What stands in the box of an item; undefined where it has none. */
export function boxOf(item: Item): boolean | undefined {
  if (typeof item.checked === 'boolean') return item.checked;
  const [, sign] = looseBox.exec(wordsOf(item)) ?? [];
  return sign === undefined ? undefined : sign !== '';
}

const hasBoxes = ({ children }: List): boolean => children.some((item) => boxOf(item) !== undefined);

/** Whether a block is a list with boxes to check. */
export const isCheckList = (block: MarkdownBlock): block is List => block.type === 'list' && hasBoxes(block);

/** Whether a block is a list of answers: with boxes, or with letters that follow those of `before` other answers. */
export const isAnswerList = (block: MarkdownBlock, before = 0): block is List =>
  block.type === 'list' && (hasBoxes(block) || haveLetters(block.children.map(wordsOf), before));

/** The answers of a list. */
export const answersOf = ({ children }: List): ListedAnswer[] => children.map((item) => ({ item, below: [] }));

/** Whether a block below an answer may belong to it: people forget to indent code, pictures and quotes. */
export const mayBelong = (block: MarkdownBlock): boolean =>
  block.type === 'code' ||
  block.type === 'blockquote' ||
  (block.type === 'paragraph' && block.children.every(isPicture) && block.children.some(({ type }) => type !== 'text'));

const isPicture = (node: { readonly type: string; readonly value?: string }): boolean =>
  node.type === 'image' || node.type === 'imageReference' || (node.type === 'text' && node.value?.trim() === '');

/** An answer; what is quoted or listed below it explains it. */
export function readAnswer({ item, below }: ListedAnswer): DraftAnswer {
  const end = item.children.findIndex(({ type }) => type === 'blockquote' || type === 'list');
  const [own, rest] = end < 0 ? [item.children, []] : [item.children.slice(0, end), item.children.slice(end)];
  const feedback = [...rest, ...below.filter(({ type }) => type === 'blockquote')].flatMap((child) =>
    child.type === 'list' ? child.children.map((one) => fromMarkdown(one.children)) : [explanationOf(child)],
  );
  const words = fromMarkdown(own);
  const text = typeof item.checked === 'boolean' ? words.text : words.text.trimStart().replace(looseBox, '');
  const more = below.filter(({ type }) => type !== 'blockquote').map((block) => fromMarkdown([block]));
  return { text: joinTexts([{ ...words, text }, ...more]), correct: boxOf(item) === true, feedback };
}
