import { colorAliases, colorUses, type ColorName } from '../../tokens/tokens.ts';
import { nested } from '../theme/palette.ts';
import { colorToken, type DesignToken, type DesignTokens } from './designTokens.ts';
import { scalesOf } from './scales.ts';
import type { Look } from './useLook.ts';

type Scheme = 'light' | 'dark';

/** The custom property of a color, as the theme names it: `--cc-palette-text-secondary`. */
const variableOf = (color: string): string => `--cc-palette-${color.replace('.', '-')}`;

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
export function tokensOf(look: Look): Readonly<Record<string, readonly Token[]>> {
  const { colors } = look.tokens;
  const swatches = (color: ColorName) => ({ light: colors.light[color], dark: colors.dark[color] });
  return {
    color: [
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
    ...scalesOf(look),
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

/**
 * A scheme of a look as the W3C design tokens format has it (2025.10). Figma takes a file for each mode of a collection,
 * with the mode's name.
 */
export function designTokensOf(look: Look, scheme: Scheme): DesignTokens {
  const colors: [string, DesignToken][] = names.map((name) => [
    name,
    { ...colorToken(look.tokens.colors[scheme][name]), $description: colorUses[name] },
  ]);
  const aliases: [string, DesignToken][] = Object.entries(colorAliases).map(([name, of]) => [
    name,
    { $type: 'color', $value: `{palette.${of}}`, $description: `The same as ${of}` },
  ]);
  const scales = Object.entries(scalesOf(look)).map(([group, values]): [string, DesignTokens] => [
    group,
    Object.fromEntries(values.map(({ name, token }) => [name, token])),
  ]);
  return {
    $extensions: { 'com.figma.modeName': scheme === 'dark' ? 'Dark' : 'Light' },
    palette: nested(Object.fromEntries([...colors, ...aliases])),
    ...Object.fromEntries(scales),
  };
}
