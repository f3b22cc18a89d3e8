import { expect, it } from 'vitest';
import { quizSize } from './questionsAsked.ts';

it.each([
  // Without a claim it is the number that the caller may see.
  [60, 'visitor', undefined, 10],
  [60, 'member', undefined, 20],
  [60, 'owner', undefined, 60],
  [0, 'owner', undefined, 0],
  // A quiz that began with less access.
  [60, 'member', 10, 10],
  [60, 'owner', 20, 20],
  [15, 'owner', 15, 15],
  // More than the caller may see.
  [60, 'visitor', 20, undefined],
  [60, 'member', 60, undefined],
  // A number that no quiz of this exam has.
  [60, 'owner', 1, undefined],
  [8, 'owner', 10, undefined],
] as const)('an exam of %s questions, a %s who claims %s: %s', (length, access, claimed, size) => {
  expect(quizSize(length, access, claimed)).toBe(size);
});
