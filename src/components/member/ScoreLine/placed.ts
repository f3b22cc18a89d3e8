/** Room around the scores, in percent of the plot's height: for their values, and for the area below them. */
const ABOVE = 14;
const BELOW = 22;
/** Room beside them, in percent of its width, for half a date. */
const BESIDE = 6;

/** Where a score stands in the plot, in percent of its width and height. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  /** Whether its value is written above it: else it would stand on the line of the pass mark. */
  readonly isAbove: boolean;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Places scores side by side, as high as they are among themselves and the pass mark. All are in percent. */
export function placed(scores: readonly number[], passMark?: number): { points: Placed[]; pass: number | undefined } {
  const all = passMark === undefined ? scores : [...scores, passMark];
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  // Scores that are close to each other look close.
  const range = Math.max(highest - lowest, 20);
  const yOf = (score: number) => round(ABOVE + ((highest - score) / range) * (100 - ABOVE - BELOW));
  const step = scores.length > 1 ? (100 - 2 * BESIDE) / (scores.length - 1) : 0;
  return {
    points: scores.map((score, index) => ({
      x: scores.length > 1 ? round(BESIDE + index * step) : 50,
      y: yOf(score),
      isAbove: passMark !== undefined && score >= passMark,
    })),
    pass: passMark === undefined ? undefined : yOf(passMark),
  };
}
