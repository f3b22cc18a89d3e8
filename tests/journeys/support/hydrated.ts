import type { Page } from '@playwright/test';
import { hydrationMark } from '../../../src/app/HydrationMark.tsx';

/** Waits until a page of the site reacts. Any other page, such as a provider's, is ready as it is. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    (mark) => !document.getElementById('root') || document.documentElement.hasAttribute(mark),
    hydrationMark,
  );
}
