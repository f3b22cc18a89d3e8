import { isInline } from '../../domain/articles/textOf.ts';
import type { ProseNode } from '../../domain/articles/types.ts';

/** A quotation mark opens where nothing, a space or an opening sign stands before it. */
const opening = /^$|[\s([{\u2013\u2014\u2018\u201c]$/;

/** Gives a line of text the quotation marks and apostrophes of print; `before` is what stands before it in its line. */
export function typeset(text: string, before = ''): string {
  let set = before;
  for (const [at, sign] of Array.from(text).entries()) {
    if (sign === '"') set += opening.test(set) ? '\u201c' : '\u201d';
    else if (sign === "'") set += opening.test(set) && !isShortYear(text, at) ? '\u2018' : '\u2019';
    else set += sign;
  }
  return set.slice(before.length);
}

/** As in Summer '26. */
const isShortYear = (text: string, at: number): boolean =>
  /^\d\d(?!\w)/.test(
    Array.from(text)
      .slice(at + 1)
      .join(''),
  );

/** Does so with a whole text, apart from the code in it. */
export function typesetProse(nodes: readonly ProseNode[]): ProseNode[] {
  let line = '';
  function pieces(inside: readonly ProseNode[]): ProseNode[] {
    return inside.map((node) => {
      if (typeof node === 'string') {
        const set = typeset(node, line);
        line += set;
        return set;
      }
      if (!isInline(node)) line = '';
      const isCode = node.tag === 'code' || node.tag === 'pre';
      if (isCode) line += 'x';
      const element = node.children && !isCode ? { ...node, children: pieces(node.children) } : node;
      if (!isInline(node)) line = '';
      return element;
    });
  }
  return pieces(nodes);
}
