import { expect, it } from 'vitest';
import { findMatches } from './findMatches.ts';
import { passage } from './search.ts';

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
