import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMatches, wanted } from './findMatches.ts';
import { anyProse, anyQuery, anyText } from './generators.ts';
import { createSearch } from './search.ts';
import { textOf } from './textOf.ts';
import type { Article, ArticleBodies } from './types.ts';

const articleWith = (overrides: Partial<Article> = {}): Article => ({
  slug: 'flows',
  title: 'Flows',
  description: 'What runs by itself.',
  position: 1,
  exams: [],
  updated: '2026-11-21',
  minutes: 5,
  ...overrides,
});

const flows = articleWith();
const apex = articleWith({ slug: 'apex', title: 'Apex', description: 'Code on the platform.', position: 2 });
const bodies: ArticleBodies = new Map([
  ['flows', [{ tag: 'p', children: ['Before save or after ', { tag: 'em', children: ['save'] }, '.'] }]],
  ['apex', [{ tag: 'p', children: ['A trigger, or a flow?'] }]],
]);
const search = createSearch([flows, apex], bodies);
const slugs = (query: string) => search(query).map(({ article }) => article.slug);

describe('createSearch', () => {
  it.each([
    ['in the title', 'APEX', ['apex']],
    ['in the description', 'by itself', ['flows']],
    ['in the text', 'trigger', ['apex']],
    ['across the elements of the text', 'after save', ['flows']],
    ['in one by its title and in one by its text', 'flow', ['flows', 'apex']],
    ['nowhere', 'xylophone', []],
  ])('finds what is %s', (_, query, expected) => {
    expect(slugs(query)).toEqual(expected);
  });

  it.each(['', '   '])('finds everything by %j', (query) => {
    expect(search(query)).toEqual([
      { article: flows, passage: undefined },
      { article: apex, passage: undefined },
    ]);
  });

  it('shows words around the match only where title and description have none', () => {
    expect(search('flow')).toEqual([
      { article: flows, passage: undefined },
      { article: apex, passage: 'A trigger, or a flow?' },
    ]);
  });

  it('looks through titles and descriptions while the texts are not there', () => {
    const early = createSearch([flows, apex], undefined);
    expect(early('flow').map(({ article }) => article.slug)).toEqual(['flows']);
    expect(early('trigger')).toEqual([]);
  });

  it('finds an article exactly where title, description or text contains what is looked for, and shows where', () => {
    fc.assert(
      fc.property(anyText, anyText, anyProse, anyQuery, (title, description, prose, query) => {
        const found = createSearch([articleWith({ title, description })], new Map([['flows', prose]]))(query);
        const isWithin = [title, description, textOf(prose)].some((text) => findMatches(text, query).length > 0);
        expect(found).toHaveLength(isWithin || wanted(query) === '' ? 1 : 0);
        const shown = found[0]?.passage;
        expect(shown === undefined || findMatches(shown, query).length > 0).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
