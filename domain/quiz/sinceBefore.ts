/** How the last of some shares, in whole percent and oldest first, compares with the one before, in words. */
export function sinceBefore(shares: readonly number[]): string {
  const before = shares.at(-2);
  if (before === undefined) return 'first attempt';
  return before === shares.at(-1) ? 'no change' : `was ${before}%`;
}
