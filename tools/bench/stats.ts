const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b);

/** The middle value, or the mean of the two in the middle; NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = ascending(values);
  const at = (position: number) => sorted[Math.floor(position)] ?? Number.NaN;
  return (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2;
}

/** The value that this share of all values does not pass; NaN of nothing. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = ascending(values);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Cumulative layout shift: the largest sum of shifts less than 1 s apart within 5 s. */
export function layoutShift(shifts: readonly (readonly [at: number, value: number])[]): number {
  let worst = 0;
  let sum = 0;
  let begin = -Infinity;
  let last = -Infinity;
  for (const [at, value] of shifts) {
    if (at - last > 1000 || at - begin > 5000) {
      sum = 0;
      begin = at;
    }
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** From this many milliseconds on a task keeps a reader waiting. */
const LONG = 50;

/** Total blocking time: what tasks took beyond 50 ms after the first paint, in milliseconds. */
export function blockingTime(tasks: readonly (readonly [at: number, duration: number])[], firstPaint: number): number {
  return tasks
    .filter(([at, duration]) => at + duration > firstPaint)
    .reduce((sum, [, duration]) => sum + duration - LONG, 0);
}
