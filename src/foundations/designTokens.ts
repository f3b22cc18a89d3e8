import type { Tokens } from '../../tokens/tokens.ts';

/** A token of the W3C design tokens format. */
export interface DesignToken {
  readonly $type: string;
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
const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

/** A color such as `#1d5bd0`, by its parts from 0 to 1, or one that refers to another. */
export function colorToken(color: string): DesignToken {
  const components = [1, 3, 5].map((at) => rounded(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  return { $type: 'color', $value: color.startsWith('{') ? color : { colorSpace: 'srgb', components, hex: color } };
}

/** The name of the token that has a value. */
export const nameOf = (values: object, value: unknown): string =>
  Object.entries(values).find(([, own]) => own === value)?.[0] ?? '';

/** A size of CSS in pixels, in a window of a width. */
function pixelsAt(width: number, size: string): number {
  const [least = 0, grows = least, most = grows] = size.split(',').map((sum) => {
    const lengths = [...sum.matchAll(/([\d.]+)(rem|vw)/g)];
    return lengths.reduce((total, [, length, unit]) => total + Number(length) * (unit === 'rem' ? 16 : width / 100), 0);
  });
  return Math.round(Math.min(most, Math.max(least, grows)));
}

/** The sizes of a variant in pixels on a phone, a tablet, and a desktop, as far as they differ. */
export const sizesOf = ({ fontSize }: Variant) =>
  [375, 960, 1440]
    .map((width) => ({ width, size: pixelsAt(width, fontSize) }))
    .filter(({ size }, index, all) => size !== all[index - 1]?.size);

/** A variant of the type scale. The format has no size that grows with the window: of such a one it says that of a desktop. */
export function designType(style: Variant, { fonts, weights }: Tokens, use: string): DesignToken {
  const { fontFamily, fontWeight = weights.regular, lineHeight, letterSpacing = '' } = style;
  const sizes = sizesOf(style);
  const { size } = sizes.at(-1) ?? { size: 16 };
  const byWidth = sizes.map((at) => `${at.size} px at ${at.width}`).join(', ');
  return {
    $type: 'typography',
    $value: {
      fontFamily: `{font.${nameOf(fonts, fontFamily)}}`,
      fontSize: pixels(size),
      fontWeight: `{weight.${nameOf(weights, fontWeight)}}`,
      letterSpacing: pixels(rounded(size * (Number.parseFloat(letterSpacing) || 0))),
      lineHeight,
    },
    ...(sizes.length > 1 && { $description: `${use}. Its size grows with the window: ${byWidth}` }),
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
