import type { Page } from '@playwright/test';

/** Waits until a page is hydrated: React marks the elements that it has taken over. A page without `main` is ready. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const heading = document.querySelector('main h1');
      return !heading || Object.keys(heading).some((key) => key.startsWith('__reactProps'));
    },
    undefined,
    { timeout: 5000 },
  );
}
