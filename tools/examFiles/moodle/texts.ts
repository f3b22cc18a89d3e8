import { parseMarkdown } from '../../articles/markdown.ts';
import { looksLikeHtml, readHtml } from '../text/html.ts';
import { fromMarkdown } from '../text/markdown.ts';
import { fromMarkup, type MarkupText, plainText } from '../text/markup.ts';

/** How a text in Moodle is marked up; `moodle` is its own format, HTML with lines that count. */
export type MoodleFormat = 'html' | 'markdown' | 'moodle' | 'plain';

/** A text of Moodle; one in its own format is HTML where it looks like HTML. */
export function moodleText(text: string, format: MoodleFormat): MarkupText {
  if (format === 'html') return fromMarkup(readHtml(text));
  if (format === 'markdown') return fromMarkdown(parseMarkdown(text).children);
  if (format === 'moodle' && looksLikeHtml(text)) return fromMarkup(readHtml(text.replaceAll('\n', '<br>')));
  return plainText(text);
}
