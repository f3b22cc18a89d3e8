import { breakpoints, colorAliases, colorUses, type ColorName, type Tokens } from '../../tokens/tokens.ts';
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

export type Scheme = 'light' | 'dark';

/** The custom property of a color, as the theme names it: `--cc-palette-text-secondary`. */
export const variableOf = (color: string): string => `--cc-palette-${color.replace('.', '-')}`;

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
    Object.entries(values).map(([name, value]) => `  --cc-${group}-${name}: ${value}${unit};`);
  const colorsOf = (scheme: Scheme) =>
    Object.entries(colors[scheme]).map(
      ([name, value]) => `  ${variableOf(name)}: ${value}; /* ${colorUses[name as ColorName]} */`, // a key of Colors
    );
  const rule = (selector: string, lines: readonly string[]) => `${selector} {\n${lines.join('\n')}\n}\n`;
  return [
    rule(':root', [
      ...colorsOf('light'),
      ...Object.entries(colorAliases).map(([name, of]) => `  ${variableOf(name)}: var(${variableOf(of)});`),
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
    rule('[data-color-scheme="dark"]', colorsOf('dark')),
  ].join('\n');
}

/** Colors in the theme's groups, each with its use; a second name of one refers to it. */
function paletteOf(colors: Tokens['colors'][Scheme]): DesignTokens {
  const groups: Record<string, DesignTokens | DesignToken> = {};
  const add = (name: string, token: DesignToken) => {
    const [group = '', shade] = name.split('.');
    groups[group] = shade === undefined ? token : { ...groups[group], [shade]: token };
  };
  for (const [name, hex] of Object.entries(colors))
    add(name, { ...colorToken(hex), $description: colorUses[name as ColorName] }); // a key of Colors
  for (const [name, of] of Object.entries(colorAliases))
    add(name, { $type: 'color', $value: `{palette.${of}}`, $description: `The same as ${of}` });
  return groups;
}

/**
 * A scheme of a look as the W3C design tokens format has it (2025.10). Figma takes a file for each mode of a collection,
 * with the mode's name.
 */
export function designTokensOf({ tokens, theme }: Look, scheme: Scheme): DesignTokens {
  const { colors, fonts, weights, radii, space } = tokens;
  const group = <Value>(values: Readonly<Record<string, Value>>, token: (value: Value) => DesignToken): DesignTokens =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, token(value)]));
  const number = (value: number): DesignToken => ({ $type: 'number', $value: value });
  return {
    $extensions: { 'com.figma.modeName': scheme === 'dark' ? 'Dark' : 'Light' },
    palette: paletteOf(colors[scheme]),
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
