import { describe, expect, it } from 'vitest';
import type { QuestionMark } from '../../../../domain/quiz/status.ts';
import { barPaths, segmentPaths } from './segments.ts';

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

describe('barPaths', () => {
  it('fills one bar with what is answered, each kind in one piece', () => {
    const marks = Array.from({ length: 100 }, (_, at): QuestionMark => (at < 3 ? 'correct' : 'none'));
    expect(barPaths(marks.with(50, 'incorrect').with(70, 'correct').with(99, 'answered'))).toEqual([
      { mark: 'correct', path: 'M0 3h40' },
      { mark: 'incorrect', path: 'M40 3h10' },
      { mark: 'answered', path: 'M50 3h10' },
      { mark: 'none', path: 'M60 3h940' },
    ]);
  });
});
