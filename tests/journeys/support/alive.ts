import type { Page } from '@playwright/test';

/** Waits until the code of a page, which can be read before, has come and taken it over. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => (window.live ?? 0) >= 2);
}
