import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMatches } from './findMatches.ts';
import { anyProse, anyQuery, anyText } from './generators.ts';
import { markMatches, splitAtMatches } from './markMatches.ts';
import { textOf } from './textOf.ts';
import type { ProseNode } from './types.ts';

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
    const text: ProseNode[] = [
      {
        tag: 'p',
        children: ['Use a ', { tag: 'strong', children: ['screen'] }, ' flow', { tag: 'code', children: ['s'] }],
      },
    ];
    expect(markMatches(text, 'EEN FLOWS')).toEqual([
      {
        tag: 'p',
        children: [
          'Use a ',
          { tag: 'strong', children: ['scr', { tag: 'mark', children: ['een'] }] },
          { tag: 'mark', children: [' flow'] },
          { tag: 'code', children: [{ tag: 'mark', children: ['s'] }] },
        ],
      },
    ]);
  });

  it('gives back the very text where there is nothing to mark', () => {
    const text: ProseNode[] = [{ tag: 'p', children: ['Apex'] }];
    expect(markMatches(text, 'flow')).toBe(text);
    expect(markMatches(text, ' ')).toBe(text);
  });

  it('never changes the text', () => {
    fc.assert(
      fc.property(anyProse, anyQuery, (prose, query) => {
        expect(textOf(markMatches(prose, query))).toBe(textOf(prose));
      }),
      { numRuns: 500 },
    );
  });

  it('marks every match and nothing else', () => {
    fc.assert(
      fc.property(anyProse, anyQuery, (prose, query) => {
        const text = textOf(prose);
        const matches = findMatches(text, query).map(({ start, end }) => text.slice(start, end));
        expect(markedText(markMatches(prose, query))).toBe(matches.join(''));
      }),
      { numRuns: 500 },
    );
  });
});

describe('splitAtMatches', () => {
  it('never changes the text', () => {
    fc.assert(
      fc.property(anyText, anyQuery, (text, query) => {
        const pieces = splitAtMatches(text, query);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        expect(pieces.filter(({ isMatch }) => isMatch)).toHaveLength(findMatches(text, query).length);
        expect(pieces.every((piece) => piece.text !== '')).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
