import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { exam } from './support/quiz.ts';

/** Opens a page whose fonts arrive late; returns how wide a link of it was in the font before, and is now. */
async function openWithLateFonts(page: Page, path: string) {
  const release = await hold(page, '**/*.woff2');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Certifications', exact: true });
  const width = () => link.evaluate((element) => element.getBoundingClientRect().width);
  await page.goto(path, { waitUntil: 'commit' });
  await hydrated(page);
  // The browser waits for an optional font for 100 ms after it was first needed.
  await page.waitForFunction(() => performance.now() > 1000);
  const before = await width();
  release();
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && [...document.fonts].some((font) => font.status === 'loaded'),
  );
  expect(await width()).toBe(before);
  return { before, width };
}

test('fonts that arrive late are used from the next page on', async ({ page }) => {
  const { before, width } = await openWithLateFonts(page, '/about-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  await expect.poll(width).not.toBe(before);
});

test('fonts that arrive late are used from the first question on', async ({ page }) => {
  const { before, width } = await openWithLateFonts(page, exam.path);
  await page.getByRole('button', { name: 'Immediately', exact: true }).click();
  await expect(page.getByText('1 of 10', { exact: true })).toBeVisible();
  await expect.poll(width).not.toBe(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('our fonts load', async ({ page }) => {
    const font = page.waitForRequest(/hanken-grotesk[^/]*\.woff2$/);
    await page.goto('/');
    await font;
  });
});
