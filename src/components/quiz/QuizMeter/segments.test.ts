import { describe, expect, it } from 'vitest';
import type { QuestionMark } from '../../../../domain/quiz/status.ts';
import { mostSegments, segmentMarks, segmentPaths } from './segments.ts';

describe('segmentMarks', () => {
  it('gives each question a segment of its own while there is room', () => {
    const marks: QuestionMark[] = ['correct', 'none', 'answered'];
    expect(segmentMarks(marks)).toBe(marks);
  });

  it('never has more segments than can be told apart', () => {
    expect(segmentMarks(Array.from({ length: 5000 }, () => 'none' as const))).toHaveLength(mostSegments);
  });

  it('keeps a shared segment empty until all of its questions are answered', () => {
    const marks = Array.from({ length: 120 }, (): QuestionMark => 'none');
    marks[0] = 'correct';
    expect(segmentMarks(marks)[0]).toBe('none');
    marks[1] = 'correct';
    expect(segmentMarks(marks)[0]).toBe('correct');
  });

  it('shows only that they are answered where neighbours differ', () => {
    const marks = Array.from({ length: 120 }, (): QuestionMark => 'correct');
    marks[3] = 'incorrect';
    expect(segmentMarks(marks).slice(0, 3)).toEqual(['correct', 'answered', 'correct']);
  });
});

describe('segmentPaths', () => {
  it('gathers the segments of each kind, and marks the current one besides', () => {
    expect(segmentPaths(['correct', 'none', 'correct', 'none'], 3)).toEqual([
      { mark: 'correct', path: 'M0 3h9.8M20 3h9.8' },
      { mark: 'none', path: 'M10 3h9.8M30 3h9.8' },
      { mark: 'current', path: 'M30 8.5h9.8' },
    ]);
  });

  it('never gives more than a fifth to the gaps', () => {
    const [{ path } = { path: '' }] = segmentPaths(
      Array.from({ length: 60 }, () => 'none' as const),
      -1,
    );
    expect(path).toMatch(/^M0 3h8M10 3h8/);
  });
});
