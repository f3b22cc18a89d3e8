import { expect, it } from 'vitest';
import { createSiteTheme } from './theme.ts';

it('declares no variables that nothing reads', () => {
  const names = JSON.stringify(createSiteTheme().generateStyleSheets()).match(/--cc-[\w-]+(?=":)/g) ?? [];
  expect(names).toEqual(expect.arrayContaining(['--cc-palette-text-primary', '--cc-palette-Alert-errorIconColor']));
  expect(names.filter((name) => /^--cc-(?:font|overlays|radius|palette-Slider)/.test(name))).toEqual([]);
});
