import type { Page } from '@playwright/test';

/** Holds the scripts of a page back, so that it stays as it was rendered; returns how to release them. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
