import { expect, it } from 'vitest';
import { colorModeEntry, readColorMode } from './colorModeCookie.ts';

it.each(['light', 'dark', 'system'] as const)('reads back the choice %s', (mode) => {
  const [entry = ''] = colorModeEntry(mode).split(';');
  expect(readColorMode(`other=1; ${entry}; more=2`)).toBe(mode);
});

it.each(['', 'color-mode=pink', 'xcolor-mode=dark', 'color-mode=darker'])('follows the system on %j', (cookies) => {
  expect(readColorMode(cookies)).toBe('system');
});
