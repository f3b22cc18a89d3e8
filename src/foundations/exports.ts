import { colorAliases, colorUses, type ColorName } from '../../tokens/tokens.ts';
import { nested } from '../theme/palette.ts';
import { colorToken } from './designTokens.ts';
import { scalesOf } from './scales.ts';
import type { Look } from './useLook.ts';

type Scheme = 'light' | 'dark';

/** The custom property of a color, as the theme names it: `--cc-palette-text-secondary`. */
const variableOf = (color: string): string => `--cc-palette-${color.replace('.', '-')}`;

/** The colors of a look, and their second names, which say of which color they are one. */
export function colorsOf({ tokens: { colors } }: Look) {
  const color = (name: string, value: ColorName, of?: ColorName) => ({
    name,
    variable: variableOf(name),
    use: of ? `Another name for ${of}` : colorUses[value],
    of,
    light: colors.light[value],
    dark: colors.dark[value],
  });
  return [
    ...(Object.keys(colorUses) as ColorName[]).map((name) => color(name, name)),
    ...Object.entries(colorAliases).map(([name, of]) => color(name, of, of)),
  ];
}

/** A look as custom properties of CSS: those of the light scheme, and the colors of the dark one. */
export function cssOf(look: Look): string {
  const line = (variable: string, value: string, use: string) => `  ${variable}: ${value}; /* ${use} */`;
  const rule = (selector: string, scheme: Scheme, scales: readonly string[]) => {
    const colors = colorsOf(look).map(({ variable, use, of, [scheme]: color }) =>
      // Once more in the dark: a name refers to what the other has where it is declared.
      line(variable, of ? `var(${variableOf(of)})` : color, use),
    );
    return [`${selector} {`, `  color-scheme: ${scheme};`, ...colors, ...scales, '}', ''].join('\n');
  };
  const scales = Object.values(scalesOf(look))
    .flat()
    .flatMap(({ variable, css, letterSpacing, token: { $description } }) => [
      line(variable, css, $description),
      ...(letterSpacing ? [line(`${variable}-letter-spacing`, letterSpacing, `Letter spacing for ${variable}`)] : []),
    ]);
  return [
    rule(':root, [data-color-scheme="light"]', 'light', scales),
    rule('[data-color-scheme="dark"]', 'dark', []),
  ].join('\n');
}

/**
 * A scheme of a look as the W3C design tokens format has it (2025.10). Figma takes a file for each mode of a collection,
 * with the mode's name.
 */
export function designTokensOf(look: Look, scheme: Scheme): Readonly<Record<string, unknown>> {
  const colors = colorsOf(look).map(({ name, use, of, [scheme]: color }) => [
    name,
    { ...colorToken(of ? `{palette.${of}}` : color), $description: use },
  ]);
  const scales = Object.entries(scalesOf(look)).map(([group, values]) => [
    group,
    Object.fromEntries(values.map(({ name, token }) => [name, token])),
  ]);
  return {
    $extensions: { 'com.figma.modeName': scheme === 'dark' ? 'Dark' : 'Light' },
    palette: nested(Object.fromEntries(colors)),
    ...Object.fromEntries(scales),
  };
}
