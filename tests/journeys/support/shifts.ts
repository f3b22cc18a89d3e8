import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts?: number[];
  }
}

/** Observes every page that is opened from now on; returns how to read how far things moved on the last one, each time. */
export async function observeShifts(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = (window.shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.shifts ?? []);
}
