import { expect, it } from 'vitest';
import { approvedOf } from './approve.ts';

const look = (story: string, hash: string) => ({ story, mode: 'light-1200', hash });
const known = [look('a--one', '1'), look('a--two', '2'), look('b--one', '3')];
const seen = (story: string, hash: string) => ({ id: story, file: '', passed: true, looks: [look(story, hash)] });
const stories = [seen('a--one', '7'), seen('a--two', '8'), seen('b--one', '9')];
const reported = (story: string) => ({ story, mode: 'light-1200' });
const differs = (story: string, before: string, now: string) => ({ story, mode: 'light-1200', before, now });

it('what a run reported is kept, and what differs by the machine is not', () => {
  const run = { stories, differences: [reported('a--one'), reported('b--one')] };
  expect(approvedOf(known, run, [])).toEqual({
    approved: [differs('a--one', '1', '7'), differs('b--one', '3', '9')],
    remaining: [],
  });
});

it('a text chooses a component, or a story', () => {
  const run = { stories, differences: ['a--one', 'a--two', 'b--one'].map(reported) };
  expect(approvedOf(known, run, ['a--'])).toEqual({
    approved: [differs('a--one', '1', '7'), differs('a--two', '2', '8')],
    remaining: [reported('b--one')],
  });
  expect(approvedOf(known, run, ['a--two', 'b--one']).remaining).toEqual([reported('a--one')]);
});

it('a run that compared nothing has nothing to keep', () => {
  expect(() => approvedOf(known, { stories }, [])).toThrow('compared nothing');
});
