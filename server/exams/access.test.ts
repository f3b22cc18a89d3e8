import { expect, it } from 'vitest';
import { questionLimit } from './access.ts';

it.each([
  ['visitor', 10],
  ['member', 20],
  ['owner', undefined],
] as const)('opens to a %s %s questions', (access, limit) => {
  expect(questionLimit(access)).toBe(limit);
});
