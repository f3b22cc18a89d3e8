import { expect, it } from 'vitest';
import { modesOf, nameOf } from './modes.ts';

const window = { width: 960, height: 800 };
const namesOf = (shown: Parameters<typeof modesOf>[0]) => modesOf(shown, window).map(nameOf);

it('a story is looked at in both schemes and both windows', () => {
  expect(namesOf({ mode: 'light', viewport: { value: undefined } })).toEqual(['light-1200', 'dark-375']);
});

it('a story that chooses a window is looked at there alone', () => {
  expect(namesOf({ mode: 'light', viewport: { value: 'navbar' } })).toEqual(['light-960', 'dark-960']);
});

it('a story that chooses the dark scheme is never shown in the light one', () => {
  expect(namesOf({ mode: 'dark' })).toEqual(['dark-960']);
});
