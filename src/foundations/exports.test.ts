import { expect, it } from 'vitest';
import { certcrest } from '../../tokens/certcrest.ts';
import { highContrast } from '../../tokens/highContrast.ts';
import { meridian } from '../../tokens/meridian.ts';
import { createSiteTheme } from '../theme/theme.ts';
import { cssOf, designTokensOf } from './exports.ts';

const look = { tokens: certcrest, theme: createSiteTheme() };

it('custom properties have every colour of both schemes', () => {
  const css = cssOf(look);
  expect(css).toContain(`--cc-palette-text-secondary: ${certcrest.colors.light['text.secondary']};`);
  expect(css).toContain('--cc-palette-info-main: var(--cc-palette-primary-main);');
  const [light = '', dark = ''] = css.split('[data-color-scheme="dark"]');
  const count = Object.keys(certcrest.colors.light).length;
  expect(light.match(/--cc-palette-.*: #/g)).toHaveLength(count);
  expect(dark.match(/--cc-palette-.*: #/g)).toHaveLength(count);
});

it('design tokens name the type of each value as the format has it', () => {
  const { palette, radius, font } = designTokensOf(look, 'dark');
  expect(palette).toMatchObject({
    primary: {
      main: {
        $type: 'color',
        $value: { colorSpace: 'srgb', hex: certcrest.colors.dark['primary.main'] },
        $description: 'Everything that can be done',
      },
    },
    info: { main: { $value: '{palette.primary.main}' } },
  });
  expect(radius).toMatchObject({
    medium: { $type: 'dimension', $value: { value: certcrest.radii.medium, unit: 'px' } },
  });
  expect(font).toMatchObject({
    mono: { $type: 'fontFamily', $value: expect.arrayContaining(['monospace']) as unknown },
  });
});

it('custom properties have the type scale, shadows, durations, layers and breakpoints of the theme', () => {
  const css = cssOf(look);
  expect(css).toContain(`--cc-type-h4: ${certcrest.weights.bold} 1.25rem/1.25 ${certcrest.fonts.display};`);
  expect(css).toContain('--cc-type-label: ');
  expect(css).toContain(`--cc-shadow-8: ${look.theme.shadows[8]};`);
  expect(css).toContain('--cc-duration-shortest: 120ms;');
  expect(css).toContain(`--cc-layer-snackbar: ${look.theme.zIndex.snackbar};`);
  expect(css).toContain('--cc-breakpoint-navbar: 960px;');
  expect(css).not.toMatch(/undefined|NaN|inherit|\[object/);
});

it('design tokens say a size that grows by its largest, and a shadow by its parts', () => {
  const { type, shadow, duration, layer, breakpoint } = designTokensOf(look, 'light');
  expect(type).toMatchObject({
    hero: {
      $type: 'typography',
      $value: { fontSize: { value: 4.25, unit: 'rem' }, letterSpacing: { value: -0.0637, unit: 'rem' } },
      $description: 'In CSS its size is clamp(2.5rem, 5.2vw, 4.25rem).',
    },
    prose: { $value: { fontSize: { value: 1.1875, unit: 'rem' } } },
    body2: { $value: { fontSize: { value: 1, unit: 'rem' }, letterSpacing: { value: 0 } } },
  });
  expect(shadow).toMatchObject({
    6: {
      $type: 'shadow',
      $value: {
        offsetY: { value: 6 },
        blur: { value: 20 },
        color: { components: [0.0314, 0.0627, 0.1255], alpha: 0.16 },
      },
    },
  });
  expect(duration).toMatchObject({ shortest: { $type: 'duration', $value: { value: 120, unit: 'ms' } } });
  expect(layer).toMatchObject({ modal: { $type: 'number', $value: look.theme.zIndex.modal } });
  expect(breakpoint).toMatchObject({ carousel: { $value: { value: 768, unit: 'px' } } });
});

it.each([certcrest, highContrast, meridian])('every colour of a brand is one that the format can say', (brand) => {
  for (const scheme of [brand.colors.light, brand.colors.dark])
    for (const value of Object.values(scheme)) expect(value).toMatch(/^#[\da-f]{6}$/);
});
