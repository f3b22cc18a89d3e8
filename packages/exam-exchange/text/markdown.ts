import type { MarkdownNode, MarkdownTree } from '../host.ts';
import { fenced, languageOf, richPieces } from './contentText.ts';
import { looksLikeHtml } from './html.ts';
import type { MarkupText } from './markup.ts';

/** A block of a Markdown text, such as a paragraph or a list. */
export type MarkdownBlock = MarkdownTree['children'][number];

interface Found {
  readonly links: { title: string; url: string }[];
  readonly lost: Set<string>;
}

/** Converts blocks of Markdown to the form of content texts; the result is not `tidy` yet. */
export function fromMarkdown(blocks: readonly MarkdownNode[]): MarkupText {
  const found: Found = { links: [], lost: new Set() };
  const text = blocksText(blocks, found);
  return { text, links: found.links, lost: [...found.lost] };
}

/** The texts of blocks, with as many lines between them as the file has. */
function blocksText(blocks: readonly MarkdownNode[], found: Found): string {
  let text = '';
  let last: MarkdownNode | undefined;
  for (const block of blocks) {
    const words = textOf(block, found);
    if (words === '') continue;
    const lines = (block.position?.start.line ?? 0) - (last?.position?.end.line ?? 0);
    text += (last ? '\n'.repeat(Math.max(1, lines)) : '') + words;
    last = block;
  }
  return text;
}

function textOf(node: MarkdownNode, found: Found): string {
  switch (node.type) {
    case 'text':
      // A line's end within a paragraph is a space; those that are meant are breaks.
      return node.value.replaceAll(/[ \t]*\n[ \t]*/g, ' ');
    case 'break':
      return '\n';
    case 'inlineCode':
      // Content texts have code on one line; a line's end is a space there.
      return inlineCode(node.value.replaceAll('\n', ' '), found);
    case 'code':
      return fenced(
        node.value.includes('```') ? codeWithBackticks(node.value, found).slice(1, -1) : node.value,
        languageOf(node.lang ?? ''),
      );
    case 'link':
      return linkText(node, found);
    case 'image':
    case 'imageReference':
      found.lost.add(`the picture "${node.alt || ('url' in node ? node.url : node.identifier)}"`);
      return '';
    case 'html':
      return htmlText(node.value, found);
    case 'list':
      return node.children
        .map((item, at) => `${node.ordered ? `${(node.start ?? 1) + at}.` : '-'} ${blocksText(item.children, found)}`)
        .join('\n');
    case 'table':
      found.lost.add('the lines of a table');
      return node.children.map((row) => row.children.map((cell) => inlineText(cell, found)).join(' ')).join('\n');
    case 'footnoteReference':
    case 'footnoteDefinition':
      found.lost.add('a footnote');
      return '';
    case 'blockquote':
      return blocksText(node.children, found);
    default:
      return 'children' in node ? inlineText(node, found) : '';
  }
}

/** The words of a block of words, such as a paragraph or a heading. */
function inlineText(node: MarkdownNode, found: Found): string {
  return 'children' in node ? node.children.map((child) => textOf(child, found)).join('') : '';
}

function linkText(node: Extract<MarkdownNode, { type: 'link' }>, found: Found): string {
  const title = inlineText(node, found);
  // An address that stands in a text as it is belongs to the text; parsers make a link of it all the same.
  if (title !== node.url && node.position) found.links.push({ title: title || node.url, url: node.url });
  return title;
}

const inlineCode = (code: string, found: Found): string =>
  code.includes('`') ? codeWithBackticks(code, found) : `\`${code}\``;

/** Content texts have no way to write backticks within code. */
function codeWithBackticks(code: string, found: Found): string {
  found.lost.add('backticks within code');
  return `\`${code.replaceAll('`', "'")}\``;
}

/** HTML is shown as it is written, other than comments and breaks. */
function htmlText(html: string, found: Found): string {
  if (html.startsWith('<!--')) return '';
  if (/^<br\s*\/?>$/i.test(html)) return '\n';
  if (looksLikeHtml(html)) found.lost.add('HTML, which the site shows as it is written');
  return html;
}

/** What makes an answer's text look like the next question or its key. */
const asksOrStates = /\?(?=\n\n|$)|(?<=\banswers?[ \t]*):/gi;

/**
 * A tidy content text in Markdown, without indentation, which `fromMarkdown` reads back without a difference. In an answer,
 * what would look like the next question is escaped.
 */
export function toMarkdown(text: string, isAnswer = false): string {
  const wordsIn = (value: string) => (isAnswer ? escaped(value).replaceAll(asksOrStates, '\\$&') : escaped(value));
  const stretches: { isBlock: boolean; markdown: string }[] = [];
  richPieces(text).forEach(({ kind, value, language }, at, pieces) => {
    const last = stretches.at(-1);
    const isBlock = kind === 'block';
    // Two pieces of code would become one if nothing stood between them.
    const apart = kind === 'code' && pieces[at - 1]?.kind === 'code' ? '<!---->' : '';
    const markdown = isBlock ? block(value, language) : apart + (kind === 'code' ? codeSpan(value) : wordsIn(value));
    if (last && !isBlock && !last.isBlock) last.markdown += markdown;
    else stretches.push({ isBlock, markdown });
  });
  return stretches.map(({ isBlock, markdown }) => (isBlock ? markdown : withLines(markdown))).join('');
}

/** Check boxes, headings and lettered answers, each at the start of a line. */
const partsOfQuestion =
  /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[[ \txX✓✔]?\](?=\s|$)|^ {0,3}#{2,6}[ \t]|^[ \t]*[-*+][ \t]+\(?A[.):][ \t].*\n(?:.*\n)*?[ \t]*[-*+][ \t]+\(?B[.):][ \t]/m;

/** Whether code looks like questions that a block without an end has taken in. */
export const looksLikeQuestion = (code: string): boolean => partsOfQuestion.test(code);

/** A block of code; four signs say that code which looks like a question is code. */
const block = (code: string, language: string): string =>
  looksLikeQuestion(code) ? `\`${fenced(code, language).replace(/```$/, '````')}` : fenced(code, language);

/** Words of one line in Markdown, as a heading or the title of a link has them. */
export const lineToMarkdown = (line: string): string => escaped(line).replaceAll(/[#\]]/g, '\\$&');

function codeSpan(value: string): string {
  // Markdown takes away one space at both ends, where there is one and something else besides.
  const isPadded = value.startsWith(' ') && value.endsWith(' ') && value.trim() !== '';
  return isPadded ? `\` ${value} \`` : `\`${value}\``;
}

/** Takes away the meaning of signs that have one wherever they stand. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\`*[<~@]|!(?=\[)|&(?=#?\w)|(?<=https?):(?=\/\/)|(?<=www)\./gi, '\\$&')
    .replaceAll(/_+/g, (run, at: number, whole: string) => {
      const isWithinWord = /\w/.test(whole.charAt(at - 1)) && /\w/.test(whole.charAt(at + run.length));
      return isWithinWord ? run : run.replaceAll('_', '\\_');
    });
}

/** Takes away the meaning of signs at the start of a line. */
const atLineStart = (line: string): string => line.replace(/^(?=[#+=:>|-])|^\d{1,9}(?=[.)])/, '$&\\');

/** Ends lines so that they stay lines; empty ones part paragraphs. */
function withLines(markdown: string): string {
  const lines = markdown.split('\n').map(atLineStart);
  return lines.map((line, at) => (line !== '' && lines[at + 1] ? `${line}\\` : line)).join('\n');
}
