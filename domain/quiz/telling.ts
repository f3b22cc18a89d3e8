/** How many questions say something about a section. */
export const ENOUGH = 5;

/**
 * The records of one section that can be compared with each other: those with five questions or more, or with as many as
 * any of them has. One question that was right says nothing beside ten.
 */
export function telling<Of extends { readonly total: number }>(records: readonly Of[]): Of[] {
  const needed = Math.min(ENOUGH, Math.max(...records.map(({ total }) => total)));
  return records.filter(({ total }) => total >= needed);
}
