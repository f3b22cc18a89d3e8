import { findMatches, normalizedQuery, type Range } from './findMatches.ts';
import { isInline, textOf } from './textOf.ts';
import type { ProseNode } from './types.ts';

/** A piece of a plain text, and whether it is what was looked for. */
export interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Cuts a text at the edges of what a search finds in it; the pieces make up the text again. */
export const splitAtMatches = (text: string, query: string): TextPiece[] => cut(text, findMatches(text, query), 0);

/**
 * Puts marks around what a search finds in an article's text; a match that goes across elements gets a mark in each.
 * Nothing else changes.
 */
export function markMatches(nodes: readonly ProseNode[], query: string): readonly ProseNode[] {
  if (normalizedQuery(query) === '') return nodes;
  const matches = findMatches(textOf(nodes), query);
  if (matches.length === 0) return nodes;

  // Counts along as `textOf` does.
  let at = 0;
  function marked(pieces: readonly ProseNode[]): ProseNode[] {
    return pieces.flatMap((node): ProseNode[] => {
      if (typeof node === 'string') {
        const start = at;
        at += node.length;
        return cut(node, matches, start).map(({ text, isMatch }) =>
          isMatch ? { tag: 'mark', children: [text] } : text,
        );
      }
      const border = isInline(node) ? 0 : 1;
      at += border;
      const children = node.children && marked(node.children);
      at += border;
      return [children ? { ...node, children } : node];
    });
  }
  return marked(nodes);
}

/** Cuts a text that begins at `start` at the edges of the matches. */
function cut(text: string, matches: readonly Range[], start: number): TextPiece[] {
  const within = (at: number) => Math.min(Math.max(at - start, 0), text.length);
  let from = 0;
  const pieces = matches.flatMap(({ start: first, end }): TextPiece[] => {
    const before = text.slice(from, within(first));
    from = within(end);
    return [
      { text: before, isMatch: false },
      { text: text.slice(within(first), from), isMatch: true },
    ];
  });
  return [...pieces, { text: text.slice(from), isMatch: false }].filter((piece) => piece.text !== '');
}
