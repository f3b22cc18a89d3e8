import { colorAliases, colorUses, type ColorName } from '../../tokens/tokens.ts';
import { nested } from '../theme/palette.ts';
import { colorToken, type DesignToken, type DesignTokens } from './designTokens.ts';
import { scalesOf, type ScaleValue } from './scales.ts';
import type { Look } from './useLook.ts';

type Scheme = 'light' | 'dark';

/** The custom property of a color, as the theme names it: `--cc-palette-text-secondary`. */
const variableOf = (color: string): string => `--cc-palette-${color.replace('.', '-')}`;

/** A value of a look, as the table and the style sheet have it. */
interface Token extends Omit<ScaleValue, 'token'> {
  /** Its value in the dark scheme, where that is another. */
  readonly dark?: string;
}

/** A color, in each scheme also where it refers to another. */
interface Color extends Token {
  readonly swatches: Readonly<Record<Scheme, string>>;
  /** The color that it is a second name of. */
  readonly of?: ColorName;
}

/** The colors of a look. */
export function colorsOf({ tokens: { colors } }: Look): Color[] {
  const swatches = (color: ColorName) => ({ light: colors.light[color], dark: colors.dark[color] });
  return [
    ...(Object.keys(colorUses) as ColorName[]).map((name) => ({
      name,
      variable: variableOf(name),
      use: colorUses[name],
      ...swatches(name),
      swatches: swatches(name),
    })),
    ...Object.entries(colorAliases).map(([name, of]) => ({
      name,
      of,
      variable: variableOf(name),
      use: `The same as ${of}`,
      light: `var(${variableOf(of)})`,
      swatches: swatches(of),
    })),
  ];
}

/** A look as custom properties of CSS: those of the light scheme, and what is different in the dark one. */
export function cssOf(look: Look): string {
  const all: readonly Token[] = [...colorsOf(look), ...Object.values(scalesOf(look)).flat()];
  const rule = (selector: string, scheme: Scheme) => {
    const lines = all.flatMap(({ variable, use, [scheme]: value }) =>
      value === undefined ? [] : `  ${variable}: ${value}; /* ${use} */`,
    );
    return `${selector} {\n${lines.join('\n')}\n}\n`;
  };
  return [rule(':root', 'light'), rule('[data-color-scheme="dark"]', 'dark')].join('\n');
}

/**
 * A scheme of a look as the W3C design tokens format has it (2025.10). Figma takes a file for each mode of a collection,
 * with the mode's name.
 */
export function designTokensOf(look: Look, scheme: Scheme): DesignTokens {
  const colors = colorsOf(look).map(({ name, use, of, swatches }): [string, DesignToken] => [
    name,
    { ...colorToken(of ? `{palette.${of}}` : swatches[scheme]), $description: use },
  ]);
  const scales = Object.entries(scalesOf(look)).map(([group, values]): [string, DesignTokens] => [
    group,
    Object.fromEntries(values.map(({ name, token }) => [name, token])),
  ]);
  return {
    $extensions: { 'com.figma.modeName': scheme === 'dark' ? 'Dark' : 'Light' },
    palette: nested(Object.fromEntries(colors)),
    ...Object.fromEntries(scales),
  };
}
