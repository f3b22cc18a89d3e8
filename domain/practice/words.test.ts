import { expect, it } from 'vitest';
import { untouched } from './choice.ts';
import { sections } from './testing/generators.ts';
import { practiceName, sectionsInWords } from './words.ts';

it.each([
  [[], 'All sections'],
  [['s0', 's1', 's2'], 'All sections'],
  [['s0', 'o10'], 'Section 0 and Section 1'],
  [['o20', 'o21'], 'Section 2 (2 of 3 objectives)'],
  [['s0', 's1', 'o21'], 'Section 0, Section 1, and Section 2 (1 of 3 objectives)'],
])('%j is %s', (from, words) => {
  expect(sectionsInWords(sections, from)).toBe(words);
});

it('counts sections whose names would be too many', () => {
  const many = Array.from({ length: 8 }, (_, at) => ({ id: `s${at}`, name: `Section ${at}`, objectives: [] }));
  const five = many.slice(0, 5).map(({ id }) => id);
  expect(sectionsInWords(many, five)).toBe('5 of 8 sections');
});

it.each([
  [{}, 'Practice: all questions'],
  [{ from: ['s1'], pool: 'missed' }, 'Practice: Section 1, missed'],
  [{ from: ['s0', 'o20'] }, 'Practice: Section 0 and Section 2'],
  [{ from: ['s0', 's1', 's2'], difficulty: ['medium', 'hard'] }, 'Practice: medium, hard'],
] as const)('a practice of %j is called %s', (choice, name) => {
  expect(practiceName(sections, { ...untouched, ...choice })).toBe(name);
});
