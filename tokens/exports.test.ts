import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { certcrest } from './certcrest.ts';
import { cssOf, designTokensOf } from './exports.ts';
import { highContrast } from './highContrast.ts';
import { meridian } from './meridian.ts';

it('custom properties have every colour of both schemes', () => {
  const css = cssOf(certcrest);
  expect(css).toContain(`--cc-color-ink-soft: ${certcrest.colors.light.inkSoft};`);
  const [light = '', dark = ''] = css.split('[data-color-scheme="dark"]');
  const count = Object.keys(certcrest.colors.light).length;
  expect(light.match(/--cc-color-/g)).toHaveLength(count);
  expect(dark.match(/--cc-color-/g)).toHaveLength(count);
});

it('design tokens name the type of each value as the format has it', () => {
  const { color, radius, font } = designTokensOf(certcrest);
  expect(color).toMatchObject({
    light: { action: { $type: 'color', $value: { colorSpace: 'srgb', hex: certcrest.colors.light.action } } },
  });
  expect(radius).toMatchObject({
    medium: { $type: 'dimension', $value: { value: certcrest.radii.medium, unit: 'px' } },
  });
  expect(font).toMatchObject({
    mono: { $type: 'fontFamily', $value: expect.arrayContaining(['monospace']) as unknown },
  });
});

it.each([certcrest, highContrast, meridian])('every colour of a brand is one that the format can say', (brand) => {
  for (const scheme of [brand.colors.light, brand.colors.dark])
    for (const value of Object.values(scheme)) expect(value).toMatch(/^#[\da-f]{6}$/);
});

it('the icon of the browser tab, which is a file, has colours of the brand', () => {
  const icon = readFileSync('public/favicon.svg', 'utf8');
  const { night, actionOnNight, amber } = certcrest.colors.light;
  expect(icon.match(/#[\da-f]+/g)).toEqual([night, actionOnNight, amber]);
});
