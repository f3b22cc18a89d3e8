import { describe, expect, it } from 'vitest';
import { approvedLooks, parseLooks, printLooks } from './looks.ts';

const look = (story: string, hash = '0123456789abcdef', mode = 'light-1200') => ({ story, mode, hash });

describe('files of looks', () => {
  it('have a line for each story and mode, sorted, in a file for each group', () => {
    const looks = [look('quiz-card--open'), look('base-code--default'), look('quiz-card--open', 'f', 'dark-375')];
    expect([...printLooks(looks)]).toEqual([
      ['quiz', 'quiz-card--open dark-375 f\nquiz-card--open light-1200 0123456789abcdef\n'],
      ['base', 'base-code--default light-1200 0123456789abcdef\n'],
    ]);
  });

  it('are read as they were written', () => {
    const looks = [look('quiz-card--default'), look('quiz-card--open')];
    expect(parseLooks(printLooks(looks).get('quiz') ?? '')).toEqual(looks);
  });

  it('are refused where a merge left its marks', () => {
    expect(() => parseLooks('<<<<<<< HEAD\n')).toThrow('No look of a story: "<<<<<<< HEAD"');
  });
});

describe('approved differences', () => {
  const stories = new Set(['a--one', 'a--two']);
  const difference = (story: string, before: string | undefined, now: string | undefined, mode = 'light-1200') => ({
    story,
    mode,
    before,
    now,
  });

  it('replace their lines and no others', () => {
    const known = [look('a--one', '1'), look('a--one', '2', 'dark-375'), look('a--two', '3')];
    expect(approvedLooks(known, [difference('a--one', '1', '4')], stories)).toEqual([
      look('a--one', '2', 'dark-375'),
      look('a--two', '3'),
      look('a--one', '4'),
    ]);
  });

  it('drop the line of a mode that is no longer there, and those of stories that are gone', () => {
    const known = [look('a--one', '1'), look('a--gone', '2')];
    expect(approvedLooks(known, [difference('a--one', '1', undefined)], stories)).toEqual([]);
  });
});
