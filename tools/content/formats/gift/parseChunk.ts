import gift, { type GIFTQuestion } from 'gift-pegjs';
import type { Chunk } from './chunks.ts';

/** Characters of one question; the parser needs its time. */
const LONGEST = 100_000;

/** What stands in a chunk, or why that can't be said. */
export function parseChunk({ text, lines }: Chunk): GIFTQuestion | string {
  if (text.length > LONGEST) return `a question of more than ${LONGEST} characters`;
  const first = attempt(text);
  if (!(first instanceof gift.SyntaxError)) return first;
  // Moodle takes signs in words that the parser takes for its own.
  const second = attempt(withEscapes(text));
  if (!(second instanceof gift.SyntaxError)) return second;
  if (/(?<!\\)\{\s*#/.test(text)) return 'a numerical question: only choices can be taken over';
  const { line, column } = first.location.start;
  const sign = first.found === null ? 'the end' : `"${first.found}"`;
  return `no GIFT that can be read: ${sign} at line ${lines[line - 1] ?? lines.at(-1)}, column ${column} is not expected`;
}

function attempt(text: string) {
  try {
    return gift.parse(text)[0] ?? 'nothing that can be read';
  } catch (error) {
    if (error instanceof gift.SyntaxError) return error;
    throw error;
  }
}

/** Marks colons in words as such, and all signs in the title. */
function withEscapes(text: string): string {
  const [head = '', title = ''] = /^(?:\s*\/\/[^\n]*\n)*\s*::((?:\\[^]|(?!::)[^\\])*)::/.exec(text) ?? [];
  const mark = (part: string, signs: RegExp) =>
    part.replaceAll(/\\[^]|[^\\]/g, (sign) => (signs.test(sign) ? `\\${sign}` : sign));
  const body = mark(text.slice(head.length), /^:$/);
  return head === '' ? body : `${head.slice(0, -title.length - 2)}${mark(title, /^[:=~#{}]$/)}::${body}`;
}
