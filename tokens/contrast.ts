import type { ColorName } from './tokens.ts';

/** A colour and the ground that it stands on. */
export type Pair = readonly [front: ColorName, ground: ColorName];

/** Every text and the grounds it stands on; each needs 4.5:1, in high contrast 7:1. */
export const textPairs: readonly Pair[] = [
  ['text.primary', 'background.default'],
  ['text.primary', 'background.paper'],
  ['text.primary', 'background.sunk'],
  ['text.primary', 'primary.soft'],
  ['text.primary', 'success.soft'],
  ['text.primary', 'error.soft'],
  ['text.primary', 'warning.soft'],
  ['text.secondary', 'background.default'],
  ['text.secondary', 'background.paper'],
  ['text.secondary', 'background.sunk'],
  ['primary.main', 'background.default'],
  ['primary.main', 'background.paper'],
  ['primary.contrastText', 'primary.main'],
  ['primary.contrastText', 'primary.dark'],
  ['secondary.contrastText', 'secondary.main'],
  ['secondary.contrastText', 'secondary.dark'],
  ['success.main', 'background.paper'],
  ['success.main', 'success.soft'],
  ['error.main', 'background.paper'],
  ['error.main', 'error.soft'],
  ['warning.main', 'background.paper'],
  ['warning.main', 'warning.soft'],
  ['night.contrastText', 'night.main'],
  ['night.soft', 'night.main'],
  ['night.action', 'night.main'],
];

/** Every edge of a control and the grounds it stands on; each needs 3:1, in high contrast 4.5:1. */
export const edgePairs: readonly Pair[] = [
  ['edge', 'background.default'],
  ['edge', 'background.paper'],
  ['edge', 'background.sunk'],
  ['primary.main', 'primary.soft'],
  ['night.edge', 'night.main'],
  ['error.main', 'background.default'],
  ['error.main', 'background.paper'],
];

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21, as WCAG 2 counts it. */
export function contrast(front: string, ground: string): number {
  const [bright = 0, dim = 0] = [luminance(front), luminance(ground)].toSorted((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}
