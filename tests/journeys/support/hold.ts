import type { Page } from '@playwright/test';

/** Holds the files of these addresses back; returns how to release them. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Holds the scripts of a page back, so that it stays as it was rendered; returns how to release them. */
export const holdScripts = (page: Page) => hold(page, '**/assets/*.js');
