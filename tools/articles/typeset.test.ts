import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../domain/articles/fold.ts';
import type { ProseNode } from '../../domain/articles/types.ts';
import { typeset, typesetProse } from './typeset.ts';

describe('typeset', () => {
  it.each([
    ['It says "Choose 2".', 'It says “Choose 2”.'],
    ["a customer's sentence, the customers' sentences", 'a customer’s sentence, the customers’ sentences'],
    ["(Summer '26)", '(Summer ’26)'],
    [`he said "the 'right' one"`, 'he said “the ‘right’ one”'],
  ])('sets %s', (text, set) => {
    expect(typeset(text)).toBe(set);
  });

  it('changes nothing that a search would miss', () => {
    const anyLine = fc.string({ unit: fc.constantFrom('a', ' ', '"', "'", '(', '2', '6', '😀') });
    fc.assert(
      fc.property(anyLine, (text) => {
        expect(fold(typeset(text)).text).toBe(fold(text).text);
      }),
    );
  });
});

describe('typesetProse', () => {
  const p = (...children: ProseNode[]): ProseNode => ({ tag: 'p', children });
  const em = (text: string): ProseNode => ({ tag: 'em', children: [text] });

  it('knows what stands before an element, and begins again in each paragraph', () => {
    const before = [p('"', em('Choose'), '"', em('"x"')), p('"Begin"')];
    expect(typesetProse(before)).toEqual([p('“', em('Choose'), '”', em('”x”')), p('“Begin”')]);
  });

  it('leaves code alone', () => {
    const code: ProseNode[] = [
      { tag: 'pre', children: ["String s = 'x';"] },
      p({ tag: 'code', children: ['"x"'] }, '’s'),
    ];
    expect(typesetProse(code)).toEqual(code);
  });
});
