import type { Page } from '@playwright/test';
import { examCount } from './support/examCount.ts';
import { expect, test } from './support/journey.ts';
import { onPage } from './support/quiz.ts';

// The browser reports the status that these pages are meant to have.
test.use({ expectedErrors: /^Failed to load resource: .* 404 .*\/(no\/such\/page|nowhere\/?)\)$/ });

test('a certification that does not exist says so and leads to those that do', async ({ page }) => {
  const response = await page.goto('/certifications/nowhere');
  expect(response?.status()).toBe(404);
  await expectMissing(page, 'Certification not found');
  await page.evaluate(() => Object.assign(window, { isSameVisit: true }));
  await onPage(page).link('See all certifications').click();
  await expect(page.getByRole('list', { name: 'Certifications' }).getByRole('article')).toHaveCount(examCount);
  await goBackInApp(page, '/certifications/nowhere');
  await expectMissing(page, 'Certification not found');
});

test('a page that does not exist says so and leads home', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expectMissing(page, 'Page Not Found');
  await page.evaluate(() => Object.assign(window, { isSameVisit: true }));
  await onPage(page).link('Go to the home page').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Walk into the exam knowing the ground' })).toBeVisible();
  await goBackInApp(page, '/no/such/page');
  await expectMissing(page, 'Page Not Found');
});

async function expectMissing(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`${title} - CertCrest`);
}

/** Goes back without a new page from the server. */
async function goBackInApp(page: Page, path: string): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(path);
  expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true);
}
