import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { focusExam } from './focus.ts';

const today = '2026-11-22';
const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-11-${String(date).padStart(2, '0')}`);
const ids = ['a', 'b', 'c'];
const dates = fc.uniqueArray(fc.record({ examId: fc.constantFrom(...ids), date: day }), {
  selector: ({ examId }) => examId,
});
const practiced = fc.uniqueArray(
  fc.record({ examId: fc.constantFrom(...ids), finishedAt: fc.array(day.map((date) => `${date}T10:00:00.000Z`)) }),
  { selector: ({ examId }) => examId },
);

it('is one that has a coming date or was practiced, and none only where there is neither', () => {
  fc.assert(
    fc.property(dates, practiced, (set, done) => {
      const known = [
        ...set.filter(({ date }) => date >= today),
        ...done.filter(({ finishedAt }) => finishedAt.length > 0),
      ].map(({ examId }) => examId);
      const found = focusExam(set, done, today);
      expect(found === undefined ? known.length === 0 : known.includes(found)).toBe(true);
    }),
  );
});

it('is the next one with a date, if it was practiced, and otherwise the last that was', () => {
  const done = [
    { examId: 'a', finishedAt: ['2026-11-03T10:00:00.000Z'] },
    { examId: 'b', finishedAt: ['2026-11-20T10:00:00.000Z'] },
  ];
  expect(focusExam([{ examId: 'a', date: '2026-11-30' }], done, today)).toBe('a');
  expect(focusExam([{ examId: 'a', date: '2026-11-21' }], done, today)).toBe('b');
  expect(focusExam([{ examId: 'c', date: '2026-11-30' }], done, today)).toBe('b');
  expect(focusExam([{ examId: 'c', date: '2026-11-30' }], [], today)).toBe('c');
});
