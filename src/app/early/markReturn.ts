/**
 * Marks a page that somebody comes to from another one of ours, or loads again: the browser has our faces at hand, so its
 * first paint need not do without.
 */
export function markReturn(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReturn = visit?.type !== 'navigate' || document.referrer.startsWith(`${location.origin}/`);
  if (isReturn) document.documentElement.setAttribute('data-return', '');
}
