import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMatches } from './findMatches.ts';
import { markMatches } from './markMatches.ts';
import { textOf } from './textOf.ts';
import type { ProseNode } from './types.ts';

/** Few letters, so that searches hit often. */
const textOfLetters = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'A', 's', 'S', '’', '😀', ' '), maxLength });

/** What someone types; also nothing, and nothing but spaces. */
const anyQuery = textOfLetters(3);

/** Any text of an article, with elements in elements. */
const anyProse: fc.Arbitrary<readonly ProseNode[]> = fc.letrec<{
  node: ProseNode;
  nodes: readonly ProseNode[];
}>((tie) => ({
  nodes: fc.array(tie('node'), { maxLength: 4 }),
  node: fc.oneof(
    { maxDepth: 4 },
    textOfLetters(12),
    fc.constantFrom<ProseNode>({ tag: 'p' }, { tag: 'td' }),
    fc.record({
      tag: fc.constantFrom('p' as const, 'strong', 'code', 'li', 'h2', 'td'),
      children: tie('nodes'),
    }),
    fc.record({ tag: fc.constant('a' as const), href: fc.constant('https://example.com'), children: tie('nodes') }),
  ),
})).nodes;

/** The words inside marks, in order. */
const markedText = (nodes: readonly ProseNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return '';
      return node.tag === 'mark' ? textOf(node.children ?? []) : markedText(node.children ?? []);
    })
    .join('');

describe('markMatches', () => {
  it('marks a match in each element that it goes across', () => {
    const strong = (...children: ProseNode[]): ProseNode => ({ tag: 'strong', children });
    const mark = (text: string): ProseNode => ({ tag: 'mark', children: [text] });
    expect(markMatches(['Use a ', strong('screen'), ' flow', strong('s')], 'EEN FLOWS')).toEqual([
      'Use a ',
      strong('scr', mark('een')),
      mark(' flow'),
      strong(mark('s')),
    ]);
  });

  it('gives back the very text where there is nothing to mark', () => {
    const text: ProseNode[] = [{ tag: 'p', children: ['Apex'] }];
    expect(markMatches(text, 'flow')).toBe(text);
    expect(markMatches(text, ' ')).toBe(text);
  });

  it('marks every match and nothing else, and never changes the text', () => {
    fc.assert(
      fc.property(anyProse, anyQuery, (prose, query) => {
        const text = textOf(prose);
        const marked = markMatches(prose, query);
        const matches = findMatches(text, query).map(({ start, end }) => text.slice(start, end));
        expect([markedText(marked), textOf(marked)]).toEqual([matches.join(''), text]);
      }),
      { numRuns: 500 },
    );
  });
});
