import { typeset } from '../../domain/typeset.ts';
import { isInline } from '../../domain/articles/textOf.ts';
import type { ProseNode } from '../../domain/articles/types.ts';

/** Gives a whole text the quotation marks and apostrophes of print, apart from the code in it. */
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
