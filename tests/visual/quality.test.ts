import { describe, expect, it } from 'vitest';
import type { Story } from '../../tools/stories.ts';
import { qualityOf } from './quality.ts';
import type { Run } from './run.ts';

const file = 'src/components/base/Card/Card.stories.tsx';
const story = (exportName: string, more: Partial<Story> = {}): Story => ({
  id: `base-card--${exportName.toLowerCase()}`,
  file,
  exportName,
  hasPicture: true,
  isTested: true,
  hasPlay: false,
  isActing: false,
  ...more,
});
const seen = (name: string, more: Partial<Run['stories'][number]> = {}) => {
  const id = `base-card--${name}`;
  return { id, file, passed: true, looks: [{ story: id, mode: 'light-1200', hash: '1' }], hasAxe: true, ...more };
};
const tree = (stories: readonly Story[], more = {}) => ({
  components: ['src/components/base/Card/Card.tsx'],
  screens: [],
  exempt: {},
  stories,
  ...more,
});
const runOf = (stories: Run['stories'], more: Partial<Run> = {}): Run => ({ stories, when: '2026-01-15', ...more });

describe('the quality of a component', () => {
  it('counts stories, looks, what axe checked and plays', () => {
    const stories = [story('Default', { hasPlay: true }), story('Small')];
    const quality = qualityOf(runOf([seen('default'), seen('small')]), tree(stories));
    expect(quality.isWhole).toBe(true);
    expect(quality.subjects).toEqual([
      {
        name: 'Card',
        group: 'base',
        page: 'base-card',
        stories: 2,
        ran: 2,
        modes: ['light-1200'],
        looks: 2,
        axe: { checked: 2, failed: 0 },
        plays: { stories: 1, passed: 1, failed: 0 },
        failures: [],
        differences: [],
        missing: [],
        hasStories: true,
      },
    ]);
  });

  it('has what failed and what differs, each with its story', () => {
    const failures = [{ kind: 'story', message: 'no button' } as const];
    const run = runOf([seen('default', { passed: false, looks: [], failures }), seen('small')], {
      differences: [{ story: 'base-card--small', mode: 'light-1200' }],
    });
    const { totals, subjects } = qualityOf(run, tree([story('Default', { hasPlay: true }), story('Small')]));
    expect(subjects[0]).toMatchObject({
      plays: { stories: 1, passed: 0, failed: 1 },
      failures: [{ story: 'base-card--default', kind: 'story', message: 'no button' }],
      differences: [{ story: 'base-card--small', mode: 'light-1200' }],
    });
    expect(totals).toMatchObject({ playsFailed: 1, failures: 1, differences: 1 });
  });

  it('has the states and the stories that are missing', () => {
    const screens = [{ file: 'src/screens/Cart/CartScreen.tsx', imports: [{ from: 'swr', names: [] }] }];
    const { subjects, totals } = qualityOf(runOf([]), tree([], { screens }));
    expect(subjects.map(({ name, group, missing, hasStories }) => [name, group, missing, hasStories])).toEqual([
      ['Card', 'base', [], false],
      ['Cart', 'screens', ['Default', 'Loading', 'Empty', 'Error'], true],
    ]);
    expect(totals).toMatchObject({ missing: 4, withoutStories: 1 });
  });
});

it('a run of a part is not taken for a whole one', () => {
  const { isWhole, totals } = qualityOf(runOf([seen('default')]), tree([story('Default'), story('Small')]));
  expect({ isWhole, ran: totals.ran, of: totals.stories }).toEqual({ isWhole: false, ran: 1, of: 2 });
});

it('stories of several files belong to the component or screen that begins their names', () => {
  const account = story('Member', {
    id: 'screens-cart-cart-member--member',
    file: 'src/screens/Cart/Cart.member.stories.tsx',
  });
  const screens = [{ file: 'src/screens/Cart/CartScreen.tsx', imports: [] }];
  const { subjects } = qualityOf(runOf([]), tree([account], { components: [], screens }));
  expect(subjects.map(({ name, stories }) => [name, stories])).toEqual([['Cart', 1]]);
});

it('what no run tests is not counted', () => {
  const { totals } = qualityOf(runOf([]), tree([story('Default'), story('Wrong', { isTested: false })]));
  expect(totals.stories).toBe(1);
});
