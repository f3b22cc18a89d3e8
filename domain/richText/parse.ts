/** A piece of a content text: words, code within a line, or a block of code. */
export interface Piece {
  kind: 'text' | 'code' | 'block';
  value: string;
}

const pattern = /```[^\n]*\n([\s\S]*?)\n?```|`([^`\n]+)`/g;

/** Splits a content text at its two marks: `code` within a line and ``` fences around blocks. All else is plain text. */
export function parseRichText(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const plain = (to: number) => {
    if (to > from) pieces.push({ kind: 'text', value: text.slice(from, to) });
  };
  for (const match of text.matchAll(pattern)) {
    plain(match.index);
    const [whole, block, code] = match;
    pieces.push(block === undefined ? { kind: 'code', value: code ?? '' } : { kind: 'block', value: block });
    from = match.index + whole.length;
  }
  plain(text.length);
  return pieces;
}
