import { expect, it } from 'vitest';
import { passVerdict } from '../quiz/passVerdict.ts';
import { strictScore } from '../quiz/score.ts';
import { scoreThatCounts } from './scoreThatCounts.ts';

it('is all or nothing in an exam simulation, as on its results', () => {
  const scoreOf = (mode: string, fullyCorrect?: number) =>
    scoreThatCounts({ mode, scorePercent: 67, total: 60, fullyCorrect });
  const statuses = Array.from({ length: 60 }, (_, index) => (index < 38 ? ('correct' as const) : ('partial' as const)));
  const results = strictScore({ statuses });
  expect(scoreOf('exam', 38)).toBe(results.scorePercent);
  expect(scoreOf('exam', 38) >= 65).toBe(passVerdict(results, 60, 65).isPassed);
  expect(scoreOf('end', 38)).toBe(67);
  // Of a server that does not say it.
  expect(scoreOf('exam')).toBe(67);
});
