import { expect, it } from 'vitest';
import { focusExam } from './focus.ts';

const today = '2026-11-22';

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
