import type { ColorName } from './tokens.ts';

/** A colour and the ground that it stands on. */
export type Pair = readonly [front: ColorName, ground: ColorName];

/** Every text and the grounds it stands on; each needs 4.5:1, in high contrast 7:1. */
export const textPairs: readonly Pair[] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'sunk'],
  ['ink', 'actionSoft'],
  ['ink', 'rightSoft'],
  ['ink', 'wrongSoft'],
  ['ink', 'missedSoft'],
  ['inkSoft', 'paper'],
  ['inkSoft', 'surface'],
  ['inkSoft', 'sunk'],
  ['action', 'paper'],
  ['action', 'surface'],
  ['onAction', 'action'],
  ['onAction', 'actionStrong'],
  ['onAmber', 'amber'],
  ['onAmber', 'amberStrong'],
  ['right', 'surface'],
  ['right', 'rightSoft'],
  ['wrong', 'surface'],
  ['wrong', 'wrongSoft'],
  ['missed', 'surface'],
  ['missed', 'missedSoft'],
  ['onNight', 'night'],
  ['onNightSoft', 'night'],
  ['actionOnNight', 'night'],
];

/** Every edge of a control and the grounds it stands on; each needs 3:1, in high contrast 4.5:1. */
export const edgePairs: readonly Pair[] = [
  ['edge', 'paper'],
  ['edge', 'surface'],
  ['edge', 'sunk'],
  ['action', 'actionSoft'],
  ['nightEdge', 'night'],
  ['wrong', 'paper'],
  ['wrong', 'surface'],
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
