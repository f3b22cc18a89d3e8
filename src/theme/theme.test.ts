import { expect, it } from 'vitest';
import { createSiteTheme } from './theme.ts';

/** The names of the variables that a theme declares. */
const variablesOf = (...options: Parameters<typeof createSiteTheme>) =>
  JSON.stringify(createSiteTheme(...options).generateStyleSheets()).match(/--cc-[\w-]+(?=":)/g) ?? [];

it('declares no variables that nothing reads', () => {
  const names = variablesOf();
  expect(names).toContain('--cc-palette-text-primary');
  expect(names.filter((name) => /^--cc-(?:font|overlays|radius|emblems)/.test(name))).toEqual([]);
});

it('leaves out what an app says it does not read, and only then', () => {
  expect(variablesOf()).toContain('--cc-palette-Slider-primaryTrack');
  const names = variablesOf({ isUnread: (path) => path.startsWith('palette.Slider.') });
  expect(names.filter((name) => name.startsWith('--cc-palette-Slider'))).toEqual([]);
  expect(names).toContain('--cc-palette-Alert-errorIconColor');
});
