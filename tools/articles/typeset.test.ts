import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../domain/articles/fold.ts';
import { anyProse } from '../../domain/articles/generators.ts';
import { textOf } from '../../domain/articles/textOf.ts';
import { typeset, typesetProse } from './typeset.ts';

describe('typeset', () => {
  it.each([
    ['It says "Choose 2".', 'It says “Choose 2”.'],
    ['"Without code" is a limit', '“Without code” is a limit'],
    ["a customer's sentence, the customers' sentences", 'a customer’s sentence, the customers’ sentences'],
    ["can't", 'can’t'],
    ["(Summer '26)", '(Summer ’26)'],
    ['("both")', '(“both”)'],
    [`he said "the 'right' one"`, 'he said “the ‘right’ one”'],
    ['no marks', 'no marks'],
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
  it('knows what stands before an element', () => {
    expect(
      typesetProse([
        { tag: 'p', children: ['"', { tag: 'em', children: ['Choose'] }, '"', { tag: 'em', children: ['"x"'] }] },
      ]),
    ).toEqual([
      { tag: 'p', children: ['“', { tag: 'em', children: ['Choose'] }, '”', { tag: 'em', children: ['”x”'] }] },
    ]);
  });

  it('begins again in each paragraph', () => {
    expect(
      typesetProse([
        { tag: 'p', children: ['end'] },
        { tag: 'p', children: ['"Begin"'] },
      ]),
    ).toEqual([
      { tag: 'p', children: ['end'] },
      { tag: 'p', children: ['“Begin”'] },
    ]);
  });

  it('leaves code alone', () => {
    const code = [
      { tag: 'pre' as const, children: ["String s = 'x';"] },
      { tag: 'p' as const, children: [{ tag: 'code' as const, children: ['"x"'] }, '’s'] },
    ];
    expect(typesetProse(code)).toEqual(code);
  });

  it('changes no word and no element', () => {
    fc.assert(
      fc.property(anyProse, (prose) => {
        expect(typesetProse(prose)).toEqual(prose);
        expect(textOf(typesetProse(prose))).toBe(textOf(prose));
      }),
    );
  });
});
