import type { ExchangeAnswer } from '../exchange.ts';
import { fromMarkdown, type MarkdownBlock } from '../text/fromMarkdown.ts';
import type { FoundLink } from '../text/fromMarkup.ts';

/** A list of Markdown. */
export type List = Extract<MarkdownBlock, { type: 'list' }>;

/** What a check list says. */
export interface CheckList {
  readonly answers: readonly ExchangeAnswer[];
  readonly links: readonly FoundLink[];
  readonly lost: readonly string[];
}

/** Whether a block is a list with boxes to check. */
export const isCheckList = (block: MarkdownBlock): block is List =>
  block.type === 'list' && block.children.some(({ checked }) => typeof checked === 'boolean');

/** The answers of a check list; what is quoted or listed below one explains it. */
export function checkListOf(list: List): CheckList {
  const items = list.children.map(({ checked, children }) => {
    const end = children.findIndex(({ type }) => type === 'blockquote' || type === 'list');
    const text = fromMarkdown(end < 0 ? children : children.slice(0, end));
    const reasons = (end < 0 ? [] : children.slice(end)).flatMap((child) =>
      child.type === 'list' ? child.children.map((item) => fromMarkdown(item.children)) : [fromMarkdown([child])],
    );
    return { text, reasons, correct: checked === true };
  });
  const texts = items.flatMap(({ text, reasons }) => [text, ...reasons]);
  return {
    answers: items.map(({ text, reasons, correct }) => ({
      text: text.text,
      correct,
      explanation: reasons.map((reason) => reason.text).join('\n'),
    })),
    links: texts.flatMap(({ links }) => links),
    lost: texts.flatMap(({ lost }) => lost),
  };
}
