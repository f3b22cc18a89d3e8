import { expect, it } from 'vitest';
import { certcrest } from '../../tokens/certcrest.ts';
import { createSiteTheme } from '../theme/theme.ts';
import { cssOf, designTokensOf } from './exports.ts';

const look = { name: 'certcrest', tokens: certcrest, theme: createSiteTheme() };

it('custom properties have every color, in the scheme of the system or of an element', () => {
  const css = cssOf(look);
  const { light, dark } = certcrest.colors;
  expect(css).toContain(
    `--cc-palette-text-secondary: light-dark(${light['text.secondary']}, ${dark['text.secondary']});`,
  );
  expect(css).toContain('--cc-palette-info-main: var(--cc-palette-primary-main);');
  expect(css.match(/light-dark/g)).toHaveLength(Object.keys(light).length);
  expect(css).toContain('[data-color-scheme="dark"] { color-scheme: dark; }');
});

it('design tokens name the type of each value as the format has it', () => {
  const { palette, radius, font } = designTokensOf(look, 'dark');
  expect(palette).toMatchObject({
    primary: {
      main: {
        $type: 'color',
        $value: { colorSpace: 'srgb', hex: certcrest.colors.dark['primary.main'] },
        $description: 'Buttons, links, and other actions',
      },
    },
    info: { main: { $value: '{palette.primary.main}' } },
  });
  expect(radius).toMatchObject({
    medium: { $type: 'dimension', $value: { value: certcrest.radii.medium, unit: 'px' } },
  });
  expect(font).toMatchObject({
    display: { $type: 'fontFamily', $value: 'Bricolage Grotesque' },
  });
});

it('custom properties have the type scale, shadows, durations, layers and breakpoints of the theme', () => {
  const css = cssOf(look);
  expect(css).toContain('--cc-type-h4: var(--cc-weight-bold) 1.25rem/1.25 var(--cc-font-display);');
  expect(css).toContain('--cc-type-h4-letter-spacing: -0.015em;');
  expect(css).toContain(`--cc-shadow-overlay: ${look.theme.shadows[8]};`);
  expect(css).toContain('--cc-duration-shortest: 120ms;');
  expect(css).toContain(`--cc-layer-snackbar: ${look.theme.zIndex.snackbar};`);
  expect(css).toContain('--cc-breakpoint-navbar: 960px;');
  expect(css).not.toMatch(/undefined|NaN|inherit|\[object/);
});
