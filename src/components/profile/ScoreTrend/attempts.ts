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

/** How a user's attempts at one exam have gone, in words; `latest` where there are earlier ones. */
export function trendSentence(attempts: AttemptsProps['attempts'], latest = false): string {
  const [last, before] = [attempts.at(-1), attempts.at(-2)];
  if (!last) return 'No attempts yet.';
  if (!before) return 'Your trend starts with your second attempt.';
  const best = Math.max(...attempts.map(({ scorePercent }) => scorePercent));
  const change = last.scorePercent - before.scorePercent;
  return `Best of ${latest ? 'the latest ' : ''}${attempts.length} attempts: ${scoreText(best)}. ${changeText(change)}`;
}

function changeText(points: number): string {
  if (points === 0) return 'Same as your previous attempt.';
  const size = Number(Math.abs(points).toFixed(2));
  return `${points > 0 ? 'Up' : 'Down'} ${size} ${size === 1 ? 'point' : 'points'} from the attempt before.`;
}
