import { expect, it } from 'vitest';
import { hasOutline } from './focusRing.ts';

const outline = { outlineStyle: 'solid', outlineWidth: '2px', outlineColor: 'rgb(255, 255, 0)' };

it.each([
  [true, outline],
  [true, { ...outline, outlineColor: 'rgba(0, 0, 0, 0.5)' }],
  [true, { ...outline, outlineColor: 'color(srgb 1 1 0)' }],
  [false, { ...outline, outlineStyle: 'none' }],
  [false, { ...outline, outlineWidth: '0px' }],
  [false, { ...outline, outlineColor: 'rgba(0, 0, 0, 0)' }],
  [false, { ...outline, outlineColor: 'color(srgb 1 1 0 / 0)' }],
])('that a ring is seen is %s of %o', (isSeen, style) => {
  expect(hasOutline(style)).toBe(isSeen);
});
