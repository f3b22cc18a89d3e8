import { expect, it } from 'vitest';
import { checkedModes } from './checks/problems.ts';
import { nameOf, picturedModes, type Shown } from './modes.ts';

const plain: Shown = { id: 'quiz-card--long', hasContent: true, isControl: false };
const first = { ...plain, id: 'quiz-card--default' };
const ownWindow = { width: 960, height: 800 };
const usual = 'light-1200 dark-1200 dark-375 light-375';

it.each([
  ['a story', plain, 'light-1200 dark-375'],
  ['a story in a window of its own', { ...plain, ownWindow }, 'light-960 dark-960'],
  ['the Default of a screen', { ...plain, id: 'screens-home--default' }, usual],
  ['the Default of a component without a word', { ...first, hasContent: false }, usual],
  ['the Default of a component', first, `${usual} long-375 highContrast-1200 forced-1200 large-375 rtl-1200`],
  [
    'the Default of a control',
    { ...first, isControl: true, ownWindow },
    'light-960 dark-960 long-960 highContrast-960 hover-960 focus-960 forced-960 large-960 rtl-960',
  ],
])('%s has pictures in its modes', (_, story: Shown, modes) => {
  expect(picturedModes(story).map(nameOf).join(' ')).toBe(modes);
});

it.each([
  ['a story', plain, ''],
  ['a Default', first, 'light-1200 highContrast-1200 dark-375 dark-320'],
  ['a Default in a window of its own', { ...first, ownWindow }, 'light-960 highContrast-960 dark-960'],
])('%s is checked in its modes', (_, story: Shown, modes) => {
  expect(checkedModes(story).map(nameOf).join(' ')).toBe(modes);
});
