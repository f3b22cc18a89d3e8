import { beforeEach, expect, it, vi } from 'vitest';
import { lookAgain } from './lookAgain.ts';

const known = ['a', 'b'].map((story) => ({ story, mode: 'light-1200', hash: 'known' }));

/** A story in a file of its own that looks like this. */
const seen = (id: string, hash: string) => ({
  id,
  file: `${id}.stories.tsx`,
  passed: true,
  looks: [{ story: id, mode: 'light-1200', hash }],
});

/** What is printed. */
const print = vi.spyOn(console, 'error').mockReturnValue();
beforeEach(() => print.mockClear());

it('a story that looks different is run again, and counts as it looks then', () => {
  const render = vi.fn(() => ({ stories: [seen('a', 'known')] }));
  const run = { stories: [seen('a', 'disturbed'), seen('b', 'known')] };
  expect(lookAgain(run, known, render)).toEqual({ stories: [seen('a', 'known'), seen('b', 'known')] });
  expect(render).toHaveBeenCalledExactlyOnceWith(['a.stories.tsx']);
  expect(print).toHaveBeenCalledExactlyOnceWith('a looked as it should the second time');
});

it('a story that looks different again remains so', () => {
  const run = { stories: [seen('a', 'changed')] };
  expect(lookAgain(run, known, () => run)).toEqual(run);
  expect(print).not.toHaveBeenCalled();
});

it('a story that fails the second time counts as it looked first', () => {
  const run = { stories: [seen('a', 'changed')] };
  expect(lookAgain(run, known, () => ({ stories: [{ ...seen('a', ''), passed: false, looks: [] }] }))).toEqual(run);
});

it('what else is in its file counts as it looked first', () => {
  const run = { stories: [seen('a', 'changed'), seen('b', 'known')] };
  const render = () => ({ stories: [seen('a', 'changed'), seen('b', 'disturbed')] });
  expect(lookAgain(run, known, render)).toEqual(run);
});

it('where nothing or much looks different, nothing is run again', () => {
  const render = vi.fn(() => ({ stories: [] }));
  const same = { stories: [seen('a', 'known'), seen('b', 'known')] };
  const much = { stories: Array.from({ length: 6 }, (_, index) => seen(`new-${index}`, 'changed')) };
  expect(lookAgain(same, known, render)).toBe(same);
  expect(lookAgain(much, known, render)).toBe(much);
  expect(render).not.toHaveBeenCalled();
});
