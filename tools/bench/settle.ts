import type { Page } from 'playwright';

/** How long the page has to have been idle to count as settled, in milliseconds. */
const CALM = 1000;

/**
 * Waits until the network is quiet and no long task has run for a while. A task is told of only a moment after its end,
 * so the page has to be calm once more when it has answered.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const calm = () =>
    page.waitForFunction((least) => performance.now() - window.probe.busyUntil > least, CALM, { polling: 250 });
  await calm();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await calm();
}
