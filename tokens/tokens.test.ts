import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { certcrest } from './certcrest.ts';
import { contrast, edgePairs, textPairs } from './contrast.ts';
import { highContrast } from './highContrast.ts';
import { meridian } from './meridian.ts';

const schemes = [
  { name: 'CertCrest', tokens: certcrest, text: 4.5, edge: 3 },
  { name: 'high contrast', tokens: highContrast, text: 7, edge: 4.5 },
  { name: 'Meridian', tokens: meridian, text: 4.5, edge: 3 },
].flatMap(({ tokens, ...rest }) => [
  { ...rest, scheme: 'light', colors: tokens.colors.light },
  { ...rest, scheme: 'dark', colors: tokens.colors.dark },
]);

describe.each(schemes)('$name, $scheme', ({ colors, text, edge }) => {
  it.each(textPairs)(`reads %s on %s at ${text}:1 or more`, (front, ground) => {
    expect(contrast(colors[front], colors[ground])).toBeGreaterThanOrEqual(text);
  });

  it.each(edgePairs)(`shows the edge %s on %s at ${edge}:1 or more`, (front, ground) => {
    expect(contrast(colors[front], colors[ground])).toBeGreaterThanOrEqual(edge);
  });
});

describe('contrast', () => {
  it('runs from 1 for the same colour to 21 for black on white', () => {
    expect(contrast('#777777', '#777777')).toBe(1);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  });
});

it('the icon of the browser tab, which is a file, has colours of the brand', () => {
  const icon = readFileSync('public/favicon.svg', 'utf8');
  const { light } = certcrest.colors;
  expect(icon.match(/#[\da-f]+/g)).toEqual([light['night.main'], light['night.action'], light['secondary.main']]);
});
