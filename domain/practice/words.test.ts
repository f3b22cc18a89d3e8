import { expect, it } from 'vitest';
import { untouched } from './choice.ts';
import { sections } from './testing/generators.ts';
import { practiceName } from './words.ts';

it.each([
  [{}, 'Practice: all sections'],
  [{ from: ['s1'], pool: 'missed' }, 'Practice: Section 1, missed'],
  [{ from: ['s0', 'o20'] }, 'Practice: Section 0 and Section 2'],
  [{ from: ['s0', 's1', 's2'], difficulty: ['medium', 'hard'] }, 'Practice: medium, hard'],
] as const)('a practice of %j is called %s', (choice, name) => {
  expect(practiceName(sections, { ...untouched, ...choice })).toBe(name);
});
