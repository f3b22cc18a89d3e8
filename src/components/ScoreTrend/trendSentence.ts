import { scoreText, type AttemptsProps } from './attemptRecord.ts';

/** Facts about somebody's attempts at one exam, in words: what its drawing shows. */
export function trendSentence({ attempts, passMark, isLatest }: AttemptsProps & { isLatest: boolean }): string {
  const last = attempts.at(-1);
  if (!last) return 'No attempts yet.';
  const count = `${isLatest ? 'Latest ' : ''}${attempts.length} ${attempts.length === 1 ? 'attempt' : 'attempts'}`;
  const before = attempts.at(-2);
  if (!before) return `${count}: ${scoreText(last.scorePercent)}, pass mark ${scoreText(passMark)}.`;
  const best = Math.max(...attempts.map(({ scorePercent }) => scorePercent));
  return (
    `${count}: last ${scoreText(last.scorePercent)}, best ${scoreText(best)}, pass mark ${scoreText(passMark)}. ` +
    change(last.scorePercent - before.scorePercent)
  );
}

function change(points: number): string {
  if (points === 0) return 'Level with the attempt before.';
  const size = Number(Math.abs(points).toFixed(2));
  return `${points > 0 ? 'Up' : 'Down'} ${size} ${size === 1 ? 'point' : 'points'} on the attempt before.`;
}
