import { parseMarkdown } from '../../host.ts';
import { richPieces } from '../../text/contentText.ts';
import { looksLikeHtml, readHtml } from '../../text/html.ts';
import { fromMarkdown } from '../../text/markdown.ts';
import { fromMarkup, type MarkupText, plainText } from '../../text/markup.ts';

/** How a text in Moodle is marked up; `moodle` is its own format, HTML with lines that count. */
export type MoodleFormat = 'html' | 'markdown' | 'moodle' | 'plain';

/** A text of Moodle. Formulas in it stay as they are written, and are named. */
export function moodleText(text: string, format: MoodleFormat): MarkupText {
  const result = converted(text, format);
  return { ...result, lost: [...result.lost, ...formulasIn(result.text)] };
}

/** A text in Moodle's own format is HTML where it looks like HTML. */
function converted(text: string, format: MoodleFormat): MarkupText {
  if (format === 'html') return fromMarkup(readHtml(text));
  if (format === 'markdown') return fromMarkdown(parseMarkdown(text).children);
  if (format === 'moodle' && looksLikeHtml(text)) return fromMarkup(readHtml(text.replaceAll('\n', '<br>')));
  return plainText(text);
}

/** TeX between the signs that Moodle shows as a formula. */
const formula =
  /\\\([^]{1,1000}?\\\)|\\\[[^]{1,1000}?\\\]|\$\$[^]{1,1000}?\$\$|\[tex\][^]{1,1000}?\[\/tex\]|\\begin\{(\w+\*?)\}[^]{1,1000}?\\end\{\1\}/g;

const formulasIn = (text: string): string[] =>
  richPieces(text)
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ value }) => value.match(formula) ?? [])
    .map((found) => `the formula "${found.slice(0, 100)}", which the site shows as it is written`);
