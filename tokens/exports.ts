import type { Colors, Tokens } from './tokens.ts';

/** `inkSoft` as CSS writes it: `ink-soft`. */
const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The tokens of a brand as custom properties of CSS: those of the light scheme, and what is different in the dark one. */
export function cssOf({ colors, fonts, weights, radii, space }: Tokens): string {
  const list = (group: string, values: Readonly<Record<string, string | number>>, unit = '') =>
    Object.entries(values).map(([name, value]) => `  --cc-${group}-${kebab(name)}: ${value}${unit};`);
  const rule = (selector: string, lines: readonly string[]) => `${selector} {\n${lines.join('\n')}\n}\n`;
  return [
    rule(':root', [
      ...list('color', { ...colors.light }),
      ...list('font', { ...fonts }),
      ...list('weight', { ...weights }),
      ...list('radius', { ...radii }, 'px'),
      `  --cc-space: ${space}px;`,
    ]),
    rule('[data-color-scheme="dark"]', list('color', { ...colors.dark })),
  ].join('\n');
}

/** A token of the W3C design tokens format. */
interface DesignToken {
  readonly $type: 'color' | 'fontFamily' | 'fontWeight' | 'dimension';
  readonly $value: unknown;
}
interface DesignTokens {
  readonly [name: string]: DesignTokens | DesignToken;
}

/**
 * The tokens of a brand as the W3C design tokens format has them (2025.10), which importers of Figma read: a group of
 * colours for each scheme, then what both share.
 */
export function designTokensOf({ colors, fonts, weights, radii, space }: Tokens): DesignTokens {
  const group = <Value>(values: Readonly<Record<string, Value>>, token: (value: Value) => DesignToken): DesignTokens =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, token(value)]));
  const pixels = (value: number): DesignToken => ({ $type: 'dimension', $value: { value, unit: 'px' } });
  const colorsOf = (own: Colors) => group({ ...own }, colorToken);
  return {
    color: { light: colorsOf(colors.light), dark: colorsOf(colors.dark) },
    font: group({ ...fonts }, (families) => ({
      $type: 'fontFamily',
      $value: families.split(',').map((family) => family.trim().replaceAll(/^["']|["']$/g, '')),
    })),
    weight: group({ ...weights }, (value) => ({ $type: 'fontWeight', $value: value })),
    radius: group({ ...radii }, pixels),
    space: pixels(space),
  };
}

/** A color such as `#1d5bd0`, by its parts from 0 to 1. */
function colorToken(hex: string): DesignToken {
  const components = [1, 3, 5].map((at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1e4) / 1e4);
  return { $type: 'color', $value: { colorSpace: 'srgb', components, hex } };
}
