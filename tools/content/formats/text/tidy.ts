import { fenced, type RichPiece, richPieces } from './pieces.ts';

// Characters that XML does not know or that no text means.
// oxlint-disable-next-line no-control-regex
const meaningless = /[\0-\x08\x0E-\x1F\x7F\uFFFE\uFFFF]/g;

/**
 * The one form of a content text that every format goes through, so that a text which was sent around is equal to what it
 * was. It says the same on the site: outside of code, white space is one space, a line's end or an empty line; blocks of
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
