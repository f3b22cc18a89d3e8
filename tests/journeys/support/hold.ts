import type { Page } from '@playwright/test';

/** Holds the files of these addresses back; returns how to release them. */
export async function hold(page: Page, addresses: string, onRequest?: (url: string) => void): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    onRequest?.(route.request().url());
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Holds the scripts of a page back, so that it stays as it was rendered; returns how to release them. */
export const holdScripts = (page: Page, onRequest?: (url: string) => void) => hold(page, '**/assets/*.js', onRequest);
