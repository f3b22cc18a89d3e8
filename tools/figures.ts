/** The value in the middle; of two in the middle the lower one; NaN of no values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? Number.NaN;

/** Aligns cells in columns: the first to the left, all others to the right. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const aligned = (cell: string, at: number) =>
    at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
  return rows.map((row) => row.map(aligned).join('  ')).join('\n');
}
