import * as fc from 'fast-check';
import type { ProseNode } from './types.ts';

/** Few letters, so that searches hit often; among them such as change their length with their case. */
const letters = ['a', 'b', 'A', 'ß', 'ẞ', 's', 'S', 'İ', 'i', 'Σ', 'ς', '😀', '́', ' '];

export const anyText = fc.string({ unit: fc.constantFrom(...letters), maxLength: 12 });

/** What someone types; also nothing, and nothing but spaces. */
export const anyQuery = fc.string({ unit: fc.constantFrom(...letters), maxLength: 3 });

/** Any text of an article, with elements in elements. */
export const anyProse: fc.Arbitrary<readonly ProseNode[]> = fc.letrec<{
  node: ProseNode;
  nodes: readonly ProseNode[];
}>((tie) => ({
  nodes: fc.array(tie('node'), { maxLength: 4 }),
  node: fc.oneof(
    { maxDepth: 4 },
    anyText,
    fc.constantFrom<ProseNode>({ tag: 'br' }, { tag: 'hr' }),
    fc.record({
      tag: fc.constantFrom('p' as const, 'strong', 'code', 'li', 'h2', 'td'),
      children: tie('nodes'),
    }),
    fc.record({ tag: fc.constant('a' as const), href: fc.constant('https://example.com'), children: tie('nodes') }),
  ),
})).nodes;
