import gift, { type GIFTQuestion } from 'gift-pegjs';

/** A question in GIFT, or something else between empty lines. */
export interface Chunk {
  readonly text: string;
  /** Its first line that is no comment, from 1. */
  readonly line: number;
  /** For each of its lines the line of the file, from 1. */
  readonly lines: readonly number[];
  /** The category that stands above it, as the file writes it. */
  readonly category: string | undefined;
}

const comment = /^\s*\/\//;
const category = /^\s*\$CATEGORY:(.*)$/s;

/**
 * Splits a file at its empty lines, which end a question in GIFT, so that a mistake spoils only the question that it is
 * in. Comments are left out, other than those above a question, which may name its id and its tags.
 */
export function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  let above: string | undefined;
  let lines: { text: string; line: number }[] = [];
  const finish = () => {
    const first = lines.find((one) => !comment.test(one.text));
    if (first) {
      chunks.push({
        text: lines.map((one) => one.text).join('\n'),
        line: first.line,
        lines: lines.map(({ line }) => line),
        category: above,
      });
      lines = [];
    }
  };
  text.split('\n').forEach((line, at) => {
    const [, named] = category.exec(line) ?? [];
    if (named !== undefined) {
      finish();
      above = named.trim();
      lines = [];
    } else if (line.trim() === '') finish();
    else if (!comment.test(line) || lines.every((one) => comment.test(one.text)))
      lines.push({ text: line, line: at + 1 });
  });
  finish();
  return chunks;
}

/** Characters of one question: the parser is slow. */
const LONGEST = 100_000;

/** Parses a chunk; a phrase that says why, where that fails. */
export function parseChunk({ text, lines }: Chunk): GIFTQuestion | string {
  if (text.length > LONGEST) return `a question of more than ${LONGEST} characters`;
  const first = attempt(text);
  if (!(first instanceof gift.SyntaxError)) return first;
  // Moodle accepts signs in words that the parser reads as syntax, and both signs before a correct answer.
  const second = attempt(withEscapes(withoutDoubleSigns(text)));
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

/** Escapes colons in words, and all signs in the title. */
function withEscapes(text: string): string {
  const [head = '', title = ''] = /^(?:\s*\/\/[^\n]*\n)*\s*::((?:\\[^]|(?!::)[^\\])*)::/.exec(text) ?? [];
  const mark = (part: string, signs: RegExp) =>
    part.replaceAll(/\\[^]|[^\\]/g, (sign) => (signs.test(sign) ? `\\${sign}` : sign));
  const body = mark(text.slice(head.length), /^:$/);
  return head === '' ? body : `${head.slice(0, -title.length - 2)}${mark(title, /^[:=~#{}]$/)}::${body}`;
}

/** Takes the `~` away from each `~=` between the braces, where it begins a correct answer. */
function withoutDoubleSigns(text: string): string {
  const brace = /(?<!\\)(?:\\\\)*\{/.exec(text);
  const from = brace ? brace.index + brace[0].length : text.length;
  return text.slice(0, from) + text.slice(from).replaceAll(/\\[^]|~(?==)/g, (sign) => (sign === '~' ? '' : sign));
}
