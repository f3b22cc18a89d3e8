import { paths } from '../../domain/paths.ts';
import { onPhone, openPage } from './phone.ts';

/** The pages that are measured, by name: their addresses on the site. */
export const pages = {
  home: paths.home.href(),
  list: paths.certifications.href(),
  quiz: paths.quiz.href('administrator'),
  articles: paths.articles.href(),
};

/**
 * Loads a page on a slow phone and returns its figures: times in milliseconds, and in `JS KB` all scripts that were
 * sent until the page was idle.
 */
export async function load(url: string): Promise<Record<string, number>> {
  return onPhone(async (page) => {
    await openPage(page, url);
    const { fcp, lcp, shifts, tasks, bytes } = await page.evaluate(() => ({
      ...window.probe,
      bytes: performance
        .getEntriesByType('resource')
        .map((entry) => (entry.name.endsWith('.js') ? (entry as PerformanceResourceTiming).encodedBodySize : 0)),
    }));
    return {
      FCP: fcp,
      LCP: lcp,
      CLS: layoutShift(shifts),
      TBT: blockingTime(tasks, fcp),
      'JS KB': bytes.reduce((sum, size) => sum + size, 0) / 1024,
    };
  });
}

/** Cumulative layout shift: the largest sum of shifts less than 1 s apart within 5 s. */
function layoutShift(shifts: readonly (readonly [at: number, score: number])[]): number {
  let [worst, sum, begin, last] = [0, 0, -Infinity, -Infinity];
  for (const [at, score] of shifts) {
    if (at - last > 1000 || at - begin > 5000) [sum, begin] = [0, at];
    sum += score;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Total blocking time: what long tasks took beyond 50 ms after the first paint. */
export function blockingTime(tasks: readonly (readonly [at: number, duration: number])[], firstPaint: number): number {
  return tasks
    .filter(([at, duration]) => at + duration > firstPaint)
    .reduce((sum, [, duration]) => sum + duration - 50, 0);
}
