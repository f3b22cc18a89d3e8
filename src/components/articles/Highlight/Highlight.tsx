import { splitAtMatches } from '../../../../domain/articles/markMatches.ts';
import { part } from '../../../theme/part.ts';

/** What a search has found within a text, recognizable by its ground and by the line below it. */
export const Mark = part('mark', 'CcHighlight', 'Mark', ({ theme }) => ({
  padding: '0.08em 0',
  background: theme.vars.palette.warning.soft,
  color: theme.vars.palette.text.primary,
  borderRadius: 3,
  boxShadow: `inset 0 -2px ${theme.vars.palette.warning.main}`,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
}));

export interface HighlightProps {
  /** The line, without any markup. */
  text: string;
  /** What is searched for; an empty search marks nothing. */
  query: string;
}

/** A line of plain text with a mark around each match of a search. For whole texts give marked nodes to Prose. */
export function Highlight({ text, query }: HighlightProps) {
  return splitAtMatches(text, query).map((piece, position) =>
    piece.isMatch ? <Mark key={position}>{piece.text}</Mark> : piece.text,
  );
}
