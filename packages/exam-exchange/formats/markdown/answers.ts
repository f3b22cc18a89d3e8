import type { DraftAnswer } from '../../draft.ts';
import { fromMarkdown, type MarkdownBlock } from '../../text/markdown.ts';
import { joinTexts } from '../../text/markup.ts';
import { explanationOf } from './links.ts';

/** A list of Markdown. */
type List = Extract<MarkdownBlock, { type: 'list' }>;
type Item = List['children'][number];

/** An answer of a check list. */
export interface ListedAnswer {
  readonly item: Item;
  /** What stands below it without the indentation that would make it a part of the item. */
  readonly below: readonly MarkdownBlock[];
}

/** A box with nothing behind it, which the parser takes for words. */
const emptyBox = /^\[([ xX])\]$/;

/** What stands in the box of an item; undefined where it has none. */
function boxOf({ checked, children: [first] }: Item): boolean | undefined {
  if (typeof checked === 'boolean') return checked;
  const [, sign] = (first?.type === 'paragraph' && emptyBox.exec(fromMarkdown([first]).text.trim())) || [];
  return sign === undefined ? undefined : sign !== ' ';
}

/** Whether a block is a list with boxes to check. */
export const isCheckList = (block: MarkdownBlock): block is List =>
  block.type === 'list' && block.children.some((item) => boxOf(item) !== undefined);

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
  const isEmpty = typeof item.checked !== 'boolean' && boxOf(item) !== undefined;
  const children = isEmpty ? item.children.slice(1) : item.children;
  const end = children.findIndex(({ type }) => type === 'blockquote' || type === 'list');
  const [text, rest] = end < 0 ? [children, []] : [children.slice(0, end), children.slice(end)];
  const feedback = [...rest, ...below.filter(({ type }) => type === 'blockquote')].flatMap((child) =>
    child.type === 'list' ? child.children.map((one) => fromMarkdown(one.children)) : [explanationOf(child)],
  );
  const more = below.filter(({ type }) => type !== 'blockquote').map((block) => fromMarkdown([block]));
  return { text: joinTexts([fromMarkdown(text), ...more]), correct: boxOf(item) === true, feedback };
}
