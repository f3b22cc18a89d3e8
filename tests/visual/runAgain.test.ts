import { beforeEach, expect, it, vi } from 'vitest';
import type { Run } from './run.ts';
import { runAgain } from './runAgain.ts';

const known = ['a', 'b'].map((story) => ({ story, mode: 'light-1200', hash: 'known' }));

/** A story in a file of its own that looks like this. */
const seen = (id: string, hash: string) => ({
  id,
  file: `${id}.stories.tsx`,
  passed: true,
  looks: [{ story: id, mode: 'light-1200', hash }],
});
const failed = (id: string) => ({ ...seen(id, ''), passed: false, looks: [] });

/** What came of a run of these stories, where nothing else failed. */
const resultOf = (...stories: Run['stories']) => ({
  run: { stories },
  passed: stories.every(({ passed }) => passed),
});

/** What is printed. */
const print = vi.spyOn(console, 'error').mockReturnValue();
beforeEach(() => print.mockClear());

it('a story that looks different is run again, and counts as it looks then', () => {
  const run = vi.fn(() => ({ stories: [seen('a', 'known')] }));
  const first = resultOf(seen('a', 'disturbed'), seen('b', 'known'));
  expect(runAgain(first, known, run)).toEqual(resultOf(seen('a', 'known'), seen('b', 'known')));
  expect(run).toHaveBeenCalledExactlyOnceWith(['a.stories.tsx']);
  expect(print).toHaveBeenCalledExactlyOnceWith('a is as it should be the second time');
});

it('a story that looks different again remains so', () => {
  const first = resultOf(seen('a', 'changed'));
  expect(runAgain(first, known, () => first.run)).toEqual(first);
  expect(print).not.toHaveBeenCalled();
});

it('a story that fails is run again, and the run passes where it does', () => {
  const run = vi.fn(() => ({ stories: [seen('a', 'known')] }));
  const first = resultOf(failed('a'), seen('b', 'known'));
  expect(runAgain(first, known, run)).toEqual(resultOf(seen('a', 'known'), seen('b', 'known')));
  expect(run).toHaveBeenCalledExactlyOnceWith(['a.stories.tsx']);
  expect(print).toHaveBeenCalledExactlyOnceWith('a is as it should be the second time');
});

it('a story that fails again fails the run', () => {
  const first = resultOf(failed('a'), seen('b', 'known'));
  expect(runAgain(first, known, () => first.run)).toEqual(first);
  expect(print).not.toHaveBeenCalled();
});

it('one story that fails again fails the run, whatever became of the others', () => {
  const first = resultOf(failed('a'), failed('b'));
  const run = () => ({ stories: [seen('a', 'known'), failed('b')] });
  expect(runAgain(first, known, run)).toEqual(resultOf(seen('a', 'known'), failed('b')));
});

it('a story that failed and now looks different is different', () => {
  const run = () => ({ stories: [seen('a', 'changed')] });
  expect(runAgain(resultOf(failed('a')), known, run)).toEqual(resultOf(seen('a', 'changed')));
  expect(print).not.toHaveBeenCalled();
});

it('what failed beside stories still fails the run', () => {
  const stories = [failed('a'), seen('b', 'known')];
  const run = () => ({ stories: [seen('a', 'known')] });
  const unloaded = { run: { stories, faults: ['c.stories.tsx was not run to its end.'] }, passed: false };
  expect(runAgain(unloaded, known, run).passed).toBe(false);
  const disturbed = { run: { stories: [seen('a', 'disturbed')] }, passed: false };
  expect(runAgain(disturbed, known, run).passed).toBe(false);
});

it('a story that looks different and fails the second time counts as it looked first', () => {
  const first = resultOf(seen('a', 'changed'));
  expect(runAgain(first, known, () => ({ stories: [failed('a')] }))).toEqual(first);
});

it('what else is in its file counts as it was first', () => {
  const first = resultOf(seen('a', 'changed'), seen('b', 'known'));
  const run = () => ({ stories: [seen('a', 'changed'), seen('b', 'disturbed')] });
  expect(runAgain(first, known, run)).toEqual(first);
});

it('where nothing or much is wrong, nothing is run again', () => {
  const run = vi.fn(() => ({ stories: [] }));
  const same = resultOf(seen('a', 'known'), seen('b', 'known'));
  const much = resultOf(...Array.from({ length: 6 }, (_, index) => seen(`new-${index}`, 'changed')));
  expect(runAgain(same, known, run)).toBe(same);
  expect(runAgain(much, known, run)).toBe(much);
  expect(run).not.toHaveBeenCalled();
});
