import type { Tokens } from '../../tokens/tokens.ts';

/** A token of the W3C design tokens format. */
export interface DesignToken {
  readonly $type: 'color' | 'fontFamily' | 'fontWeight' | 'dimension' | 'typography' | 'shadow' | 'duration' | 'number';
  readonly $value: unknown;
  readonly $description?: string;
}

/** What a variant of the type scale says; sizes that grow with the window are `clamp(…)`. */
export interface Variant {
  readonly fontFamily: string;
  readonly fontSize: string;
  readonly fontWeight?: number;
  readonly lineHeight: number;
  readonly letterSpacing?: string;
}

export const pixels = (value: number) => ({ value, unit: 'px' });
const rems = (value: number) => ({ value: rounded(value), unit: 'rem' });
const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

/** The names in a list of CSS, without their quotes. */
export const familiesOf = (families: string): string[] =>
  families.split(',').map((family) => family.trim().replaceAll(/^["']|["']$/g, ''));

/** A color such as `#1d5bd0`, by its parts from 0 to 1, or one that refers to another. */
export function colorToken(color: string): DesignToken {
  const components = [1, 3, 5].map((at) => rounded(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  return { $type: 'color', $value: color.startsWith('{') ? color : { colorSpace: 'srgb', components, hex: color } };
}

/** The name of the token that has a value. */
export const nameOf = (values: object, value: unknown): string =>
  Object.entries(values).find(([, own]) => own === value)?.[0] ?? '';

/** A variant of the type scale. The format has no size that grows with the window: of such a one it says the largest. */
export function designType(style: Variant, { fonts, weights }: Tokens, use: string): DesignToken {
  const { fontFamily, fontSize, fontWeight = weights.regular, lineHeight, letterSpacing = 'normal' } = style;
  const size = Number.parseFloat(fontSize.match(/[\d.]+(?=rem)/g)?.at(-1) ?? '1');
  return {
    $type: 'typography',
    $value: {
      fontFamily: `{font.${nameOf(fonts, fontFamily)}}`,
      fontSize: rems(size),
      fontWeight: `{weight.${nameOf(weights, fontWeight)}}`,
      letterSpacing: rems(letterSpacing === 'normal' ? 0 : Number.parseFloat(letterSpacing) * size),
      lineHeight,
    },
    ...(fontSize.startsWith('clamp') && { $description: `${use}. In CSS its size is ${fontSize}.` }),
  };
}

/** A shadow such as `0 6px 20px rgb(8 16 32 / 0.16)`. */
export function designShadow(shadow: string): DesignToken {
  const [x = 0, y = 0, blur = 0, ...color] = (shadow.match(/[\d.]+/g) ?? []).map(Number);
  const [red = 0, green = 0, blue = 0, alpha = 1] = color;
  return {
    $type: 'shadow',
    $value: {
      offsetX: pixels(x),
      offsetY: pixels(y),
      blur: pixels(blur),
      spread: pixels(0),
      color: { colorSpace: 'srgb', components: [red, green, blue].map((part) => rounded(part / 255)), alpha },
    },
  };
}
