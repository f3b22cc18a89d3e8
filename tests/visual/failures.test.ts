import { expect, it } from 'vitest';
import { failuresOf } from './failures.ts';

const kindsOf = (...errors: string[]) => failuresOf('a--one', errors).map(({ kind }) => kind);

it('what axe says is told from what the story itself says', () => {
  expect(kindsOf("Expected the HTML found at $('button') to have no violations:\n\n<button>")).toEqual(['axe']);
  expect(kindsOf('Unable to find an element with the text: Go')).toEqual(['story']);
});

it('each finding in a mode is one of its own', () => {
  const [first, second] = failuresOf('a--one', ['a--one in dark-375: color-contrast: of text\na--one: wider than 375']);
  expect(first).toEqual({ kind: 'axe', message: 'a--one in dark-375: color-contrast: of text' });
  expect(second).toEqual({ kind: 'check', message: 'a--one: wider than 375' });
});

it('a story without errors has no failures', () => {
  expect(kindsOf()).toEqual([]);
});
