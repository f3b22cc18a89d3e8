import { splitAtMatches } from '../../articles/markMatches.ts';

export interface HighlightProps {
  text: string;
  /** What is searched for; nothing is marked by an empty search. */
  query: string;
}

/** A line of plain text with marks where a search finds something. For whole texts give marked nodes to Prose. */
export function Highlight({ text, query }: HighlightProps) {
  return splitAtMatches(text, query).map((piece, position) =>
    piece.isMatch ? <mark key={position}>{piece.text}</mark> : piece.text,
  );
}
