import { expect, it } from 'vitest';
import { differencesOf } from './differences.ts';

const look = (hash: string, mode = 'light-1200') => ({ story: 'a--one', mode, hash });
const runOf = (looks: ReturnType<typeof look>[], passed = true) => ({
  stories: [{ id: 'a--one', file: 'a.stories.tsx', passed, looks }],
});

it('a look differs by its hash, where it is new, and where it is gone', () => {
  const known = [look('1'), look('2', 'dark-1200'), look('3', 'light-375')];
  expect(differencesOf(known, runOf([look('1'), look('9', 'dark-1200'), look('4', 'dark-375')]))).toEqual([
    { story: 'a--one', mode: 'dark-1200', before: '2', now: '9' },
    { story: 'a--one', mode: 'light-375', before: '3', now: undefined },
    { story: 'a--one', mode: 'dark-375', before: undefined, now: '4' },
  ]);
});

it('a story that failed, or did not run, is not said to look different', () => {
  expect(differencesOf([look('1')], runOf([], false))).toEqual([]);
  expect(differencesOf([{ ...look('1'), story: 'b--two' }], runOf([]))).toEqual([]);
});
