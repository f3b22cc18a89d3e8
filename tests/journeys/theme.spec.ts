import type { Page } from '@playwright/test';
import { certcrest } from '../../tokens/certcrest.ts';
import { highContrast } from '../../tokens/highContrast.ts';
import { holdScripts } from './support/hold.ts';
import { expect, test } from './support/journey.ts';
import { onPage } from './support/quiz.ts';

/** A color of the tokens, as a browser computes it. */
const computed = (hex: string) =>
  `rgb(${(hex.match(/[\da-f]{2}/g) ?? []).map((part) => Number(`0x${part}`)).join(', ')})`;

const colors = {
  light: computed(certcrest.colors.light['background.default']),
  dark: computed(certcrest.colors.dark['background.default']),
};
type Scheme = keyof typeof colors;

const themeSwitch = (page: Page) => page.getByRole('button', { name: 'Color theme' });

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
  await expectScheme(page, scheme);
}

test.describe('on a dark device', () => {
  test.use({ colorScheme: 'dark' });

  test('the theme follows the device until one is chosen, which holds from the first paint on', async ({ page }) => {
    await expectFirstPaint(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expectScheme(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectScheme(page, 'dark');
    expect(await page.context().cookies()).toEqual([]);

    await choose(page, 'Light');
    await expectScheme(page, 'light');
    await onPage(page).link('Try Platform Administrator').click();
    await expect(page).toHaveURL('/certifications/administrator');
    await expectScheme(page, 'light');
    await expectFirstPaint(page, 'light');
    await expect(themeSwitch(page)).toHaveAccessibleName('Color theme: Light');
    expect(await page.context().cookies()).toMatchObject([{ name: 'color-mode', value: 'light', sameSite: 'Lax' }]);
    await choose(page, 'System');
    await expectScheme(page, 'dark');
  });
});

test('readers who ask their system for more contrast get it, and others load none of it @deep', async ({ page }) => {
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/');
  await expect.poll(ink).toBe(computed(certcrest.colors.light['text.primary']));
  expect(loaded.filter((url) => url.includes('highContrast'))).toEqual([]);
  await page.emulateMedia({ contrast: 'more' });
  await expect.poll(ink).toBe(computed(highContrast.colors.light['text.primary']));
  await page.reload();
  await expect.poll(ink).toBe(computed(highContrast.colors.light['text.primary']));
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect.poll(ink).toBe(computed(certcrest.colors.light['text.primary']));
});
