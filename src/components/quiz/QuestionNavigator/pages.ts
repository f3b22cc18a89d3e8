/** Questions that the navigator renders at a time: more than a practice exam has. */
export const pageSize = 100;

/** The page, from 0, that holds the question at this position. */
export const pageOf = (index: number): number => Math.floor(index / pageSize);

/** Where a page begins (inclusive) and ends (exclusive) among `total` questions. */
export const pageRange = (page: number, total: number): { from: number; to: number } => ({
  from: page * pageSize,
  to: Math.min((page + 1) * pageSize, total),
});

/** The position of the question with the typed number, or undefined where there is no such question. */
export function indexFromNumber(typed: string, total: number): number | undefined {
  const number = Number(typed);
  return Number.isInteger(number) && number >= 1 && number <= total ? number - 1 : undefined;
}
