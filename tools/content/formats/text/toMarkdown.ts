import { fenced, richPieces } from './pieces.ts';

/** A tidy content text in Markdown, without indentation, which `fromMarkdown` reads back without a difference. */
export function toMarkdown(text: string): string {
  const stretches: { isBlock: boolean; markdown: string }[] = [];
  richPieces(text).forEach(({ kind, value, language }, at, pieces) => {
    const last = stretches.at(-1);
    const isBlock = kind === 'block';
    // Two pieces of code would become one if nothing stood between them.
    const apart = kind === 'code' && pieces[at - 1]?.kind === 'code' ? '<!---->' : '';
    const markdown = isBlock ? fenced(value, language) : apart + (kind === 'code' ? codeSpan(value) : escaped(value));
    if (last && !isBlock && !last.isBlock) last.markdown += markdown;
    else stretches.push({ isBlock, markdown });
  });
  return stretches.map(({ isBlock, markdown }) => (isBlock ? markdown : withLines(markdown))).join('');
}

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
