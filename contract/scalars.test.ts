import { expect, it } from 'vitest';
import { percent } from './scalars.ts';

it.each([0, 66.67, 100])('%s is a share in percent', (share) => {
  expect(percent.safeParse(share).success).toBe(true);
});

it.each([-0.01, 100.01, Number.NaN, Infinity, '50', null])('%s is no share in percent', (share) => {
  expect(percent.safeParse(share).success).toBe(false);
});
