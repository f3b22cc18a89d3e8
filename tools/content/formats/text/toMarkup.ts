import { escapeXml } from './escapeXml.ts';
import { type RichPiece, richPieces } from './pieces.ts';

/** A tidy content text in XHTML, which `fromMarkup` reads back without a difference. */
export function toMarkup(text: string): string {
  const pieces = richPieces(text);
  return pieces.map((piece, at) => pieceMarkup(piece, pieces[at - 1], pieces[at + 1])).join('');
}

function pieceMarkup(piece: RichPiece, before: RichPiece | undefined, after: RichPiece | undefined): string {
  const code = escapeXml(piece.value);
  if (piece.kind === 'code') return `<code>${code}</code>`;
  if (piece.kind === 'block') {
    return `<pre><code${piece.language && ` class="language-${escapeXml(piece.language)}"`}>${code}</code></pre>`;
  }
  return escapeXml(withoutOwnLines(piece.value, before?.kind === 'block', after?.kind === 'block')).replaceAll(
    '\n',
    '<br/>',
  );
}

/** A block begins and ends a line by itself, so one line's end on its side is not written; an empty line is. */
function withoutOwnLines(text: string, isAfterBlock: boolean, isBeforeBlock: boolean): string {
  const rest = isAfterBlock ? text.slice(1) : text;
  const isGap = rest === '\n' && isAfterBlock;
  return isBeforeBlock && !isGap && rest.endsWith('\n') && !rest.endsWith('\n\n') ? rest.slice(0, -1) : rest;
}
