import type { ProseNode } from './types.ts';

const inline: ReadonlySet<string> = new Set(['a', 'code', 'em', 'mark', 'strong']);

/** Whether a piece runs on within the line that it stands in. */
export const isInline = (node: ProseNode): boolean => typeof node === 'string' || inline.has(node.tag);

/** The words of a text. What stands in lines of its own (a paragraph, a heading, a cell) is set off by line breaks. */
export function textOf(nodes: readonly ProseNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const text = textOf(node.children ?? []);
      return isInline(node) ? text : `\n${text}\n`;
    })
    .join('');
}
