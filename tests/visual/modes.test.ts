import { expect, it } from 'vitest';
import { chromaticModes } from '../../.storybook/chromaticModes.ts';
import { checkedOf, isMain, modesOf, nameOf, scrolledOf, type Shown } from './modes.ts';

const state = 'quiz-card--long';
const shown = (own: Partial<Shown>): Shown => ({
  id: state,
  globals: {},
  window: { width: 960, height: 800 },
  ...own,
});
const modesWith = (own: Partial<Shown>) => modesOf(shown(own));
const namesOf = (own: Partial<Shown>) => modesWith(own).map(nameOf);
const scrolledNames = (own: Partial<Shown>) => {
  const modes = modesWith(own);
  return modes.flatMap((mode) => scrolledOf(shown(own), mode, modes) ?? []).map(nameOf);
};
const viewport = { value: 'navbar' };
const inThemes = ['highContrast-light', 'highContrast-dark', 'meridian-light', 'meridian-dark'];

it('a story is looked at in both schemes and both windows', () => {
  expect(namesOf({ globals: { viewport: { value: undefined } } })).toEqual([
    'light-1200',
    'dark-1200',
    'dark-375',
    'light-375',
  ]);
});

it('a story that chooses a window is looked at there alone', () => {
  expect(namesOf({ globals: { viewport } })).toEqual(['light-960', 'dark-960']);
});

it('the first story of a component is looked at in every mode', () => {
  expect(namesOf({ id: 'quiz-card--default' }).slice(4)).toEqual([
    'large-375',
    'long-375',
    'forced-1200',
    'rtl-1200',
    'hover-1200',
    'pressed-1200',
    ...inThemes.map((name) => `${name}-1200`),
  ]);
});

it('the first story of a screen is looked at in every mode but those of single controls', () => {
  expect(namesOf({ id: 'screens-home--default' })).not.toContain('hover-1200');
  expect(namesOf({ id: 'screens-home--default' })).toContain('rtl-1200');
});

it('the first story of a component that chooses a window is looked at there in every mode', () => {
  const names = namesOf({ id: 'quiz-card--default', globals: { viewport } });
  expect(names.filter((name) => !name.endsWith('-960'))).toEqual([]);
  expect(names).toHaveLength(12);
});

it('a state that has a meaning of its own in each theme is looked at in each', () => {
  expect(namesOf({ furtherModes: 'themes' }).slice(4)).toEqual(inThemes.map((name) => `${name}-1200`));
});

it('a story that asks for all modes is looked at as the first one is', () => {
  for (const group of ['quiz-card', 'screens-home']) {
    const asked: Partial<Shown> = { id: `${group}--long`, furtherModes: 'all' };
    expect(namesOf(asked)).toEqual(namesOf({ id: `${group}--default` }));
    expect(scrolledNames(asked)).toEqual(scrolledNames({ id: `${group}--default` }));
    expect(isMain(shown(asked))).toBe(true);
  }
});

it('a story in which something keeps its place is looked at scrolled, in each of its windows once', () => {
  expect(scrolledNames({ id: 'quiz-card--default' })).toEqual(['scrolled-1200', 'scrolled-375']);
  expect(scrolledNames({ globals: { viewport } })).toEqual(['scrolled-960']);
  expect(scrolledNames({ id: 'screens-home--default' })).toEqual(['scrolled-1200', 'scrolled-375']);
  expect(scrolledNames({ id: 'screens-home--error' })).toEqual([]);
});

it('a story without pictures is checked in the dark, on a phone or in the window that it chooses', () => {
  expect(nameOf(checkedOf(shown({})))).toBe('dark-375');
  expect(nameOf(checkedOf(shown({ globals: { viewport } })))).toBe('dark-960');
});

it('Chromatic looks at every story in the same four modes, by the toolbar and its own windows', () => {
  expect(Object.keys(chromaticModes)).toEqual(namesOf({}));
  expect(chromaticModes['dark-375']).toEqual({ mode: 'dark', viewport: { width: 375, height: 812 } });
});
