import { colorAliases, colorUses, type ColorName } from '../../tokens/tokens.ts';
import { nested } from '../theme/palette.ts';
import { colorToken } from './designTokens.ts';
import { scalesOf } from './scales.ts';
import type { Look } from './useLook.ts';

/** The custom property of a color, as the theme names it: `--cc-palette-text-secondary`. */
const variableOf = (color: string): string => `--cc-palette-${color.replace('.', '-')}`;

/** The colors of a look, and their second names, which say of which color they are one. */
export function colorsOf({ tokens: { colors } }: Look) {
  const color = (name: string, value: ColorName, use: string, of?: ColorName) => ({
    name,
    variable: variableOf(name),
    use,
    of,
    light: colors.light[value],
    dark: colors.dark[value],
  });
  return [
    ...(Object.keys(colorUses) as ColorName[]).map((name) => color(name, name, colorUses[name])),
    ...Object.entries(colorAliases).map(([name, [of, use]]) => color(name, of, `${use} (same as ${of})`, of)),
  ];
}

/** A look as custom properties of CSS. Colors follow the system’s scheme, or that of the nearest `data-color-scheme`. */
export function cssOf(look: Look): string {
  const line = (variable: string, value: string, use: string) => `  ${variable}: ${value}; /* ${use} */`;
  const colors = colorsOf(look).map(({ variable, use, of, light, dark }) =>
    line(variable, of ? `var(${variableOf(of)})` : `light-dark(${light}, ${dark})`, use),
  );
  const scales = Object.values(scalesOf(look))
    .flat()
    .flatMap(({ variable, css, letterSpacing, token: { $description } }) => [
      line(variable, css, $description),
      ...(letterSpacing ? [line(`${variable}-letter-spacing`, letterSpacing, `Letter spacing for ${variable}`)] : []),
    ]);
  return [
    ':root { /* media queries can’t read these: write a breakpoint as a number */',
    '  color-scheme: light dark;',
    ...colors,
    ...scales,
    '}',
    '[data-color-scheme="light"] { color-scheme: light; }',
    '[data-color-scheme="dark"] { color-scheme: dark; }',
    '',
  ].join('\n');
}

/**
 * A scheme of a look as the W3C design tokens format has it (2025.10). Figma takes a file for each mode of a collection,
 * with the mode's name.
 */
export function designTokensOf(look: Look, scheme: 'light' | 'dark'): Readonly<Record<string, unknown>> {
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
