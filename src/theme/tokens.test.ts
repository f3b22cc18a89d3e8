import { describe, expect, it } from 'vitest';
import { contrast, edgePairs, textPairs } from './foundations/contrast.ts';
import { dark, light } from './tokens.ts';

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (_, scheme) => {
  it.each(textPairs)('reads %s on %s at 4.5:1 or more', (front, ground) => {
    expect(contrast(scheme[front], scheme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('shows the edge %s on %s at 3:1 or more', (edge, ground) => {
    expect(contrast(scheme[edge], scheme[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe('contrast', () => {
  it('runs from 1 for the same colour to 21 for black on white', () => {
    expect(contrast('#777777', '#777777')).toBe(1);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  });
});
