import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts?: number[];
  }
}

/** Watches every page that is opened from now on; answers how to learn how far things moved on the last one, each time. */
export async function watchShifts(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = (window.shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.shifts ?? []);
}
