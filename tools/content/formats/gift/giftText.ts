import type { TextFormat } from 'gift-pegjs';
import { parseMarkdown } from '../../../articles/markdown.ts';
import { fromMarkdown } from '../text/fromMarkdown.ts';
import { fromMarkup, type MarkupText } from '../text/fromMarkup.ts';
import { looksLikeHtml, readHtml } from '../text/markup.ts';

/** What a text in GIFT says; texts without a format are HTML where they look so, as in Moodle. */
export function giftText(given: TextFormat | null): MarkupText {
  const { format, text } = given ?? { format: 'plain', text: '' };
  if (format === 'html') return fromMarkup(readHtml(text));
  if (format === 'markdown') return fromMarkdown(parseMarkdown(text).children);
  if (format === 'moodle' && looksLikeHtml(text)) return fromMarkup(readHtml(text.replaceAll('\n', '<br>')));
  return { text, links: [], lost: [] };
}
