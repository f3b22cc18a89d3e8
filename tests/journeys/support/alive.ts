import type { Page } from '@playwright/test';

/** Waits until the code of a page has come and taken it over; a page that has none of ours is ready at once. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => window.live === undefined || window.live >= 2, undefined, { timeout: 5000 });
}
