import { describe, expect, it } from 'vitest';
import { findMatches } from './findMatches.ts';
import { createSearch, passage } from './search.ts';
import type { FullArticle } from './types.ts';

const articleWith = (overrides: Partial<FullArticle> = {}): FullArticle => ({
  slug: 'flows',
  title: 'Flows',
  description: 'What runs by itself.',
  position: 1,
  exams: [],
  updated: '2026-11-21',
  body: [],
  ...overrides,
});

const flows = articleWith({
  body: [{ tag: 'p', children: ['Before save or after ', { tag: 'em', children: ['save'] }, '.'] }],
});
const apex = articleWith({
  slug: 'apex',
  title: 'Apex',
  description: 'Code on the platform.',
  position: 2,
  body: [{ tag: 'p', children: ['A trigger, or a flow?'] }],
});
const search = createSearch([flows, apex]);
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
});

function around(text: string, query: string): string {
  const [match = { start: 0, end: 0 }] = findMatches(text, query);
  return passage(text, match);
}

it('shows a short line whole', () => {
  expect(around('Before.\nA trigger or a flow.\nAfter.', 'trigger')).toBe('A trigger or a flow.');
});

it('cuts a long line at spaces, with an ellipsis for what is left out', () => {
  const line = `${'before '.repeat(20)}trigger${' after'.repeat(20)}`;
  expect(around(line, 'trigger')).toBe(`… ${'before '.repeat(9)}trigger${' after'.repeat(11)} …`);
});

it('leaves out a word that is too long on its own', () => {
  expect(around(`${'x'.repeat(100)}trigger${'x'.repeat(100)}`, 'trigger')).toBe('… trigger …');
});
