import { breakpoints, colorAliases, colorUses, type ColorName, type Tokens } from '../../tokens/tokens.ts';
import { nested } from '../theme/palette.ts';
import { durationsOf, layersOf, purposeOf, shadowsOf, variantsOf, type Group } from './scales.ts';
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

type Scheme = 'light' | 'dark';

/** The custom property of a color, as the theme names it: `--cc-palette-text-secondary`. */
const variableOf = (color: string): string => `--cc-palette-${color.replace('.', '-')}`;

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

/** A value of a look, as the table and the style sheet have it. */
export interface Token {
  readonly name: string;
  readonly variable: string;
  readonly use: string;
  readonly light: string;
  /** Its value in the dark scheme, where that is another. */
  readonly dark?: string;
  /** Of a color: what it is in each scheme, also where it refers to another. */
  readonly swatches?: Readonly<Record<Scheme, string>>;
}

const names = Object.keys(colorUses) as ColorName[];

/** All that a look is made of, by groups. */
export function tokensOf({ tokens, theme }: Look): Readonly<Record<string, readonly Token[]>> {
  const { colors, fonts, weights, radii, space } = tokens;
  const swatches = (color: ColorName) => ({ light: colors.light[color], dark: colors.dark[color] });
  const list = (group: Group, values: Readonly<Record<string, string | number>>, unit = ''): Token[] =>
    Object.entries(values).map(([name, value]) => ({
      name,
      variable: `--cc-${group}-${name}`,
      use: purposeOf(group, name),
      light: `${value}${unit}`,
    }));
  return {
    Color: [
      ...names.map((name) => ({
        name,
        variable: variableOf(name),
        use: colorUses[name],
        ...swatches(name),
        swatches: swatches(name),
      })),
      ...Object.entries(colorAliases).map(([name, of]) => ({
        name,
        variable: variableOf(name),
        use: `The same as ${of}`,
        light: `var(${variableOf(of)})`,
        swatches: swatches(of),
      })),
    ],
    Type: list('type', fontsOf(tokens)),
    Font: list('font', { ...fonts }),
    Weight: list('weight', { ...weights }),
    Radius: list('radius', { ...radii }, 'px'),
    Space: list('space', { step: space }, 'px'),
    Shadow: list('shadow', Object.fromEntries(shadowsOf(theme))),
    Duration: list('duration', Object.fromEntries(durationsOf(theme)), 'ms'),
    Layer: list('layer', Object.fromEntries(layersOf(theme))),
    Breakpoint: list('breakpoint', { ...breakpoints }, 'px'),
  };
}

/** A look as custom properties of CSS: those of the light scheme, and what is different in the dark one. */
export function cssOf(look: Look): string {
  const all = Object.values(tokensOf(look)).flat();
  const rule = (selector: string, scheme: Scheme) => {
    const lines = all.flatMap(({ variable, use, [scheme]: value }) =>
      value === undefined ? [] : `  ${variable}: ${value}; /* ${use} */`,
    );
    return `${selector} {\n${lines.join('\n')}\n}\n`;
  };
  return [rule(':root', 'light'), rule('[data-color-scheme="dark"]', 'dark')].join('\n');
}

/** Colors in the theme's groups, each with its use; a second name of one refers to it. */
const paletteOf = (colors: Tokens['colors'][Scheme]) =>
  nested({
    ...Object.fromEntries(names.map((name) => [name, { ...colorToken(colors[name]), $description: colorUses[name] }])),
    ...Object.fromEntries(
      Object.entries(colorAliases).map(([name, of]): [string, DesignToken] => [
        name,
        { $type: 'color', $value: `{palette.${of}}`, $description: `The same as ${of}` },
      ]),
    ),
  });

/**
 * A scheme of a look as the W3C design tokens format has it (2025.10). Figma takes a file for each mode of a collection,
 * with the mode's name.
 */
export function designTokensOf({ tokens, theme }: Look, scheme: Scheme): DesignTokens {
  const { colors, fonts, weights, radii, space } = tokens;
  const group = <Value>(
    name: Group,
    values: Readonly<Record<string, Value>>,
    token: (value: Value) => DesignToken,
  ): DesignTokens =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, { $description: purposeOf(name, key), ...token(value) }]),
    );
  const dimension = (value: number): DesignToken => ({ $type: 'dimension', $value: pixels(value) });
  const variants = Object.fromEntries(variantsOf(tokens).map((variant) => [variant.name, variant]));
  return {
    $extensions: { 'com.figma.modeName': scheme === 'dark' ? 'Dark' : 'Light' },
    palette: paletteOf(colors[scheme]),
    font: group('font', { ...fonts }, (families) => ({ $type: 'fontFamily', $value: familiesOf(families) })),
    weight: group('weight', { ...weights }, (value) => ({ $type: 'fontWeight', $value: value })),
    type: group('type', variants, (variant) => designType(variant, tokens)),
    radius: group('radius', { ...radii }, dimension),
    space: group('space', { step: space }, dimension),
    shadow: group('shadow', Object.fromEntries(shadowsOf(theme)), designShadow),
    duration: group('duration', Object.fromEntries(durationsOf(theme)), (value) => ({
      $type: 'duration',
      $value: { value, unit: 'ms' },
    })),
    layer: group('layer', Object.fromEntries(layersOf(theme)), (value) => ({ $type: 'number', $value: value })),
    breakpoint: group('breakpoint', breakpoints, dimension),
  };
}
