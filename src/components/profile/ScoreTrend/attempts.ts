/** A finished quiz as the profile shows it; the contract's attempts fit. */
interface AttemptRecord {
  /** ISO 8601, in UTC. */
  readonly finishedAt: string;
  /** 0 to 100. */
  readonly scorePercent: number;
  /** Whether that passes, where the server has said it by the score before it was rounded. */
  readonly passed?: boolean | undefined;
}

/** What every view of one exam's attempts shows. */
export interface AttemptsProps {
  /** Oldest first. Each: `finishedAt`, `scorePercent`, `passed`. */
  attempts: ReadonlyArray<AttemptRecord>;
  /** Score that passes, in percent. */
  passMark: number;
}

/** A score as text, with as many decimals as it has, at most two: "78%", "66.67%". */
export const scoreText = (percent: number): string => `${Number(percent.toFixed(2))}%`;

/** The facts about a user's attempts at one exam, in words: what the chart shows. */
export function trendSentence({ attempts, passMark, latest }: AttemptsProps & { latest: boolean }): string {
  const last = attempts.at(-1);
  if (!last) return 'No attempts yet.';
  const count = `${latest ? 'Latest ' : ''}${attempts.length} ${attempts.length === 1 ? 'attempt' : 'attempts'}`;
  const before = attempts.at(-2);
  if (!before) return `${count}: ${scoreText(last.scorePercent)}, pass mark ${scoreText(passMark)}.`;
  const best = Math.max(...attempts.map(({ scorePercent }) => scorePercent));
  return (
    `${count}: last ${scoreText(last.scorePercent)}, best ${scoreText(best)}, pass mark ${scoreText(passMark)}. ` +
    change(last.scorePercent - before.scorePercent)
  );
}

function change(points: number): string {
  if (points === 0) return 'Same as your previous attempt.';
  const size = Number(Math.abs(points).toFixed(2));
  return `${points > 0 ? 'Up' : 'Down'} ${size} ${size === 1 ? 'point' : 'points'} from the attempt before.`;
}
