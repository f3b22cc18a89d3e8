import type { Locator, Page } from '@playwright/test';
import { certcrest } from '../../tokens/certcrest.ts';
import { highContrast } from '../../tokens/highContrast.ts';
import { examCount } from './support/examCount.ts';
import { holdScripts } from './support/hold.ts';
import { expect, test } from './support/journey.ts';
import { onPage, startQuiz } from './support/quiz.ts';

/** A colour of the tokens, as a browser computes it. */
const computed = (hex: string) =>
  `rgb(${(hex.match(/[\da-f]{2}/g) ?? []).map((part) => Number(`0x${part}`)).join(', ')})`;

const colors = { light: computed(certcrest.colors.light.paper), dark: computed(certcrest.colors.dark.paper) };
type Scheme = keyof typeof colors;

test('in forced colours the current page, the current number and the pick are marked', async ({ page }) => {
  const { answer, button } = onPage(page);
  const colorsOf = (part: Locator) =>
    part.evaluate((element) => {
      const { backgroundColor, borderBottomColor } = getComputedStyle(element);
      return [backgroundColor, borderBottomColor];
    });
  await page.emulateMedia({ forcedColors: 'active' });
  await startQuiz(page, 'At the end of exam');
  const entry = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
  expect(await colorsOf(entry('Certifications'))).not.toEqual(await colorsOf(entry('Articles')));

  await button('All questions').click();
  expect(await colorsOf(button('Question 1, not answered'))).not.toEqual(
    await colorsOf(button('Question 2, not answered')),
  );

  await answer('A').click();
  await expect(answer('A')).toHaveAttribute('aria-pressed', 'true');
  const letter = (name: string) => answer(name).getByText(name, { exact: true });
  expect(await colorsOf(letter('A'))).not.toEqual(await colorsOf(letter('B')));
});

test.describe('on a dark device', () => {
  test.use({ colorScheme: 'dark' });

  test('the theme follows the device while nothing is chosen', async ({ page }) => {
    await expectFirstPaint(page, 'dark');
    await expect(themeSwitch(page)).toHaveAccessibleName('Colour theme: System');
    await page.emulateMedia({ colorScheme: 'light' });
    await expectScheme(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectScheme(page, 'dark');
    expect(await page.context().cookies()).toEqual([]);
  });

  test('a choice is kept in a cookie and holds from the first paint', async ({ page }) => {
    await page.goto('/');
    await choose(page, 'Light');
    await expectScheme(page, 'light');
    await expectFirstPaint(page, 'light');
    await expect(themeSwitch(page)).toHaveAccessibleName('Colour theme: Light');
    expect(await page.context().cookies()).toMatchObject([{ name: 'color-mode', value: 'light', sameSite: 'Lax' }]);

    await choose(page, 'System');
    await expectScheme(page, 'dark');
    await page.reload();
    await expect(themeSwitch(page)).toHaveAccessibleName('Colour theme: System');
    await expectScheme(page, 'dark');
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
});

test('readers who ask their system for more contrast get it, and others load none of it', async ({ page }) => {
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/');
  await expect(themeSwitch(page)).toBeVisible();
  await expect.poll(ink).toBe(computed(certcrest.colors.light.ink));
  expect(loaded.filter((url) => url.includes('highContrast'))).toEqual([]);

  await page.emulateMedia({ contrast: 'more' });
  await expect.poll(ink).toBe(computed(highContrast.colors.light.ink));
  await page.reload();
  await expect.poll(ink).toBe(computed(highContrast.colors.light.ink));
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect.poll(ink).toBe(computed(certcrest.colors.light.ink));
});

test('dark can be chosen on a light device, and holds on every page', async ({ page }) => {
  await expectFirstPaint(page, 'light');
  await choose(page, 'Dark');
  await expectScheme(page, 'dark');
  await onPage(page).link('See all certifications').first().click();
  await expect(page.getByRole('list', { name: 'Certifications' }).getByRole('article')).toHaveCount(examCount);
  await expectScheme(page, 'dark');
  await expectFirstPaint(page, 'dark');
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

const themeSwitch = (page: Page) => page.getByRole('button', { name: 'Colour theme' });

async function choose(page: Page, mode: 'System' | 'Light' | 'Dark'): Promise<void> {
  await themeSwitch(page).click();
  await page.getByRole('menuitemradio', { name: mode }).click();
}

async function expectScheme(page: Page, scheme: Scheme): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', scheme);
  await expect(page.locator('html')).toHaveCSS('background-color', colors[scheme]);
}

/** Loads the home page, and looks at it while the app's scripts are held back. */
async function expectFirstPaint(page: Page, scheme: Scheme): Promise<void> {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expectScheme(page, scheme);
  // No script has run: it is not known yet who looks.
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Loading...')).toBeVisible();
  release();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Loading...')).toBeHidden();
  await expect(themeSwitch(page)).toBeVisible();
  await expectScheme(page, scheme);
  await page.unroute('**/assets/*.js');
}
