import { parseRichText, type Piece } from '../host.ts';

/** A piece of a content text; a block knows the language that stands at its opening fence. */
export interface RichPiece extends Piece {
  readonly language: string;
}

/** Splits a content text as the site does. */
export function richPieces(text: string): RichPiece[] {
  let from = 0;
  return parseRichText(text).map((piece) => {
    const { kind, value } = piece;
    if (kind !== 'block') {
      from += kind === 'code' ? value.length + 2 : value.length;
      return { ...piece, language: '' };
    }
    const firstLine = text.indexOf('\n', from);
    const language = languageOf(text.slice(from + 3, firstLine));
    // What ends a block is a line's end, where there is one, and the fence.
    from = text.indexOf('```', firstLine + 1 + value.length) + 3;
    return { ...piece, language };
  });
}

/** A block of code as content texts have it. */
export const fenced = (code: string, language: string): string => `\`\`\`${language}\n${code}\n\`\`\``;

/** The name of a language without what else people write behind it. */
export const languageOf = (info: string): string => /^[\w+#.-]*/.exec(info.trim())?.[0] ?? '';

// Characters that are not allowed in XML or have no meaning in a text.
// oxlint-disable-next-line no-control-regex
const meaningless = /[\0-\x08\x0E-\x1F\x7F\uFFFE\uFFFF]/g;

/**
 * The one form of a content text that all formats read and write, so that a text is equal after an export and an import.
 * It looks the same on the site: outside of code, white space is one space, a line's end or an empty line; blocks of
 * code stand on lines of their own, without empty lines at their ends.
 */
export function tidy(text: string): string {
  const plain = text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\v\f]/g, ' ')
    .replaceAll(meaningless, '');
  let tidied = '';
  let isAfterBlock = false;
  for (const piece of richPieces(plain)) {
    const isBlock = piece.kind === 'block';
    const part = tidyPiece(piece);
    tidied = isBlock || isAfterBlock ? onNextLine(tidied, part) : tidied + part;
    isAfterBlock = isBlock;
  }
  return tidied.trim();
}

/** Puts a part on a line of its own; neither has more than one space at its ends. */
function onNextLine(text: string, part: string): string {
  const before = text.endsWith(' ') ? text.slice(0, -1) : text;
  const after = part.startsWith(' ') ? part.slice(1) : part;
  return before.endsWith('\n') || after.startsWith('\n') ? before + after : `${before}\n${after}`;
}

function tidyPiece({ kind, value, language }: RichPiece): string {
  if (kind === 'code') return `\`${value.replaceAll('\t', ' ')}\``;
  if (kind === 'block') return fenced(value.replace(/^(?:[ \t]*\n)+/, '').trimEnd(), language);
  return value
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}

/** A text for one line, such as a title. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(meaningless, '')
    .replaceAll(/[ \t\r\n\v\f]+/g, ' ')
    .trim();
}
