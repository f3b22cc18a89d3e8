import { breakpoints, type Colors, type Tokens } from '../../tokens/tokens.ts';
import { durationsOf, layersOf, shadowsOf, variantsOf } from './scales.ts';
import {
  colorToken,
  designShadow,
  designType,
  familiesOf,
  pixels,
  type DesignToken,
  type DesignTokens,
} from './designTokens.ts';
import type { Look } from './useLook.ts';

/** `inkSoft` as CSS writes it: `ink-soft`. */
const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The type scale as values of the CSS property `font`. */
const fontsOf = (tokens: Tokens) =>
  Object.fromEntries(
    variantsOf(tokens).map(
      ({ name, style: { fontFamily, fontSize, fontWeight = tokens.weights.regular, lineHeight } }) => [
        name,
        `${fontWeight} ${fontSize}/${lineHeight} ${fontFamily}`,
      ],
    ),
  );

/** A look as custom properties of CSS: those of the light scheme, and what is different in the dark one. */
export function cssOf({ tokens, theme }: Look): string {
  const { colors, fonts, weights, radii, space } = tokens;
  const list = (group: string, values: Readonly<Record<string, string | number>>, unit = '') =>
    Object.entries(values).map(([name, value]) => `  --cc-${group}-${kebab(name)}: ${value}${unit};`);
  const rule = (selector: string, lines: readonly string[]) => `${selector} {\n${lines.join('\n')}\n}\n`;
  return [
    rule(':root', [
      ...list('color', { ...colors.light }),
      ...list('font', { ...fonts }),
      ...list('weight', { ...weights }),
      ...list('type', fontsOf(tokens)),
      ...list('radius', { ...radii }, 'px'),
      `  --cc-space: ${space}px;`,
      ...list('shadow', Object.fromEntries(shadowsOf(theme))),
      ...list('duration', Object.fromEntries(durationsOf(theme)), 'ms'),
      ...list('layer', Object.fromEntries(layersOf(theme))),
      ...list('breakpoint', { ...breakpoints }, 'px'),
    ]),
    rule('[data-color-scheme="dark"]', list('color', { ...colors.dark })),
  ].join('\n');
}

/**
 * A look as the W3C design tokens format has it (2025.10), which importers of Figma read: a group of colours for each
 * scheme, then what both share.
 */
export function designTokensOf({ tokens, theme }: Look): DesignTokens {
  const { colors, fonts, weights, radii, space } = tokens;
  const group = <Value>(values: Readonly<Record<string, Value>>, token: (value: Value) => DesignToken): DesignTokens =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, token(value)]));
  const colorsOf = (own: Colors) => group({ ...own }, colorToken);
  const number = (value: number): DesignToken => ({ $type: 'number', $value: value });
  return {
    color: { light: colorsOf(colors.light), dark: colorsOf(colors.dark) },
    font: group({ ...fonts }, (families) => ({ $type: 'fontFamily', $value: familiesOf(families) })),
    weight: group({ ...weights }, (value) => ({ $type: 'fontWeight', $value: value })),
    type: Object.fromEntries(variantsOf(tokens).map((variant) => [variant.name, designType(variant, weights.regular)])),
    radius: group({ ...radii }, (value) => ({ $type: 'dimension', $value: pixels(value) })),
    space: { $type: 'dimension', $value: pixels(space) },
    shadow: group(Object.fromEntries(shadowsOf(theme)), designShadow),
    duration: group(Object.fromEntries(durationsOf(theme)), (value) => ({
      $type: 'duration',
      $value: { value, unit: 'ms' },
    })),
    layer: group(Object.fromEntries(layersOf(theme)), number),
    breakpoint: group(breakpoints, (value) => ({ $type: 'dimension', $value: pixels(value) })),
  };
}
