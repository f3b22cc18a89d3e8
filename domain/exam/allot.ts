/** A section of the exam guide, with how many of its questions can be drawn. */
export interface Share {
  /** Relative to the weights of the others. */
  readonly weight: number;
  readonly available: number;
}

/**
 * How many of `size` questions each section gets: by its weight, and where that is no whole number by the largest
 * remainder. What a section does not have is given to the others in the same way.
 */
export function allot(shares: readonly Share[], size: number): number[] {
  const counts = shares.map(() => 0);
  const roomOf = (position: number) => (shares[position]?.available ?? 0) - (counts[position] ?? 0);
  let left = Math.min(
    size,
    shares.reduce((sum, { available }) => sum + available, 0),
  );
  while (left > 0) {
    const open = [...shares.keys()].filter((position) => roomOf(position) > 0);
    const weights = open.map((position) => shares[position]?.weight ?? 0);
    // Sections that the guide does not weigh get the remaining share.
    const amounts = portions(weights.some((weight) => weight > 0) ? weights : open.map(roomOf), left);
    open.forEach((position, at) => {
      const given = Math.min(amounts[at] ?? 0, roomOf(position));
      counts[position] = (counts[position] ?? 0) + given;
      left -= given;
    });
  }
  return counts;
}

/** Divides a whole number by weights into whole numbers, by the largest remainder; the first of equals comes first. */
function portions(weights: readonly number[], whole: number): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const exact = weights.map((weight) => (whole * weight) / sum);
  const floors = exact.map(Math.floor);
  const rest = whole - floors.reduce((total, floor) => total + floor, 0);
  const byRemainder = [...exact.keys()].toSorted((one, other) => ((exact[other] ?? 0) % 1) - ((exact[one] ?? 0) % 1));
  for (const position of byRemainder.slice(0, rest)) floors[position] = (floors[position] ?? 0) + 1;
  return floors;
}
