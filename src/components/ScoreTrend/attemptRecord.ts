/** A finished quiz as the profile shows it; the contract's attempts fit. */
export interface AttemptRecord {
  /** ISO 8601, in UTC. */
  readonly finishedAt: string;
  /** 0 to 100. */
  readonly scorePercent: number;
}

/** What every view of one exam's attempts draws. */
export interface AttemptsProps {
  /** Oldest first. */
  attempts: readonly AttemptRecord[];
  /** Score that passes, in percent. */
  passMark: number;
}

/** A score as text, with as many decimals as it has, at most two: "78%", "66.67%". */
export const scoreText = (percent: number): string => `${Number(percent.toFixed(2))}%`;
