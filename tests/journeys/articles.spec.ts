import type { Page } from '@playwright/test';
import { developer, onArticles, review } from './support/articles.ts';
import { hydrated } from './support/hydrated.ts';
import { holdScripts } from './support/hold.ts';
import { expect, test } from './support/journey.ts';

test('a search finds articles by title, description and text, and marks what it has found', async ({ page }) => {
  const { cards, card, search, marks } = onArticles(page);
  await page.goto('/articles');
  await expect(cards).toHaveCount(9);
  await search.fill('hELLO to CLOSed');
  await expect(cards).toHaveCount(1);
  await expect(card('Service Cloud Consultant')).toBeVisible();
  await expect(marks).toHaveText(['hello to closed']);

  await search.fill('superbadges');
  await expect(card('How to use Trailhead to prepare')).toContainText('superbadges');
  await search.fill('WelcomeTask');
  await expect(cards).toHaveCount(1);
  await expect(card(developer)).toContainText('In the text: trigger WelcomeTask on Opportunity');
  await expect(page.getByRole('status')).toHaveText('Found in 1 of 9 articles');

  await search.fill('xylophone');
  await expect(page.getByText('No articles found.', { exact: true })).toBeVisible();
  await expect(cards).toHaveCount(0);
  await search.press('Escape');
  await expect(cards).toHaveCount(9);
  await expect(page).toHaveURL('/articles');
});

test('a search that is typed before the code of the page has come is made', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/articles', { waitUntil: 'commit' });
  const { cards, search } = onArticles(page);
  await search.fill('WelcomeTask');
  release();
  await expect(cards).toHaveCount(1);
  await expect(search).toHaveValue('WelcomeTask');
  await expect(page).toHaveURL('/articles?q=WelcomeTask');
});

test('only one article is open, it stays where it is, and its address can be shared', async ({ page, context }) => {
  const { showMore, showLess, search, marks } = onArticles(page);
  await page.goto('/articles');
  await showMore('Why practise on CertCrest').click();
  await expect(showLess()).toHaveCount(1);
  await expect(page).toHaveURL('/articles#platform-benefits');

  const [title, button] = [page.getByRole('heading', { level: 2, name: developer }), showMore(developer)];
  await button.scrollIntoViewIfNeeded();
  const before = await title.boundingBox();
  await button.click();
  await expect(showLess()).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 3, name: review })).toBeVisible();
  await expect(page).toHaveURL('/articles#developer1');
  const after = await title.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? Number.NaN))).toBeLessThan(2);

  await search.fill('user mode');
  await expect(page).toHaveURL('/articles?q=user+mode#developer1');
  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(onArticles(shared).search).toHaveValue('user mode');
  await expect(shared.getByRole('heading', { level: 3, name: review })).toBeVisible();
  await expect(shared.getByRole('heading', { level: 2, name: developer })).toBeInViewport();
  await expect(onArticles(shared).marks.first()).toHaveText(/user mode/i);
  expect(await onArticles(shared).marks.count()).toBe(await marks.count());
});

test('what someone opens before the scripts have come stays open', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/articles', { waitUntil: 'commit' });
  const { showMore, showLess, opened } = onArticles(page);
  await showMore(developer).click();
  await expect(page.getByRole('heading', { level: 3, name: review })).toBeVisible();
  release();
  await hydrated(page);
  await expect(showLess(developer)).toBeVisible();
  await showMore('Platform Administrator').click();
  await expect(opened).toHaveCount(1);
  await expect(page).toHaveURL('/articles#administrator');
});

test('one step back leaves the page, whatever was typed and opened, and a step forward brings it back', async ({
  page,
}) => {
  const { showMore, showLess, search, cards } = onArticles(page);
  await page.goto('/about-us');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Articles', exact: true }).click();
  await search.pressSequentially('flow', { delay: 20 });
  await expect(page).toHaveURL('/articles?q=flow');
  await expect(page.getByRole('status')).toHaveText(/^Found in/);
  const found = await cards.count();
  await showMore(developer).click();
  await expect(page).toHaveURL('/articles?q=flow#developer1');
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
  await page.goForward();
  await expect(showLess(developer)).toBeVisible();
  await expect(search).toHaveValue('flow');
  await expect(cards).toHaveCount(found);

  await showLess(developer).click();
  await expect(page).toHaveURL('/articles?q=flow');
  await expect(showLess()).toHaveCount(0);
});

test('an article is read, and left, by the keyboard alone', async ({ page }) => {
  const { search, cards, showLess } = onArticles(page);
  await page.goto('/articles');
  await search.focus();
  await page.keyboard.type('think in trans');
  await expect(cards).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(showLess(developer)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('details[open] :focus:not(summary)')).toHaveCount(1);
  const code = page.getByRole('region', { name: `Code: ${review}` });
  for (let presses = 0; presses < 10 && !(await isFocused(page, `Code: ${review}`)); presses++) {
    await page.keyboard.press('Tab');
  }
  await expect(code).toBeFocused();
  await expect(code).toBeInViewport();
  await showLess(developer).press('Space');
  await expect(code).toBeHidden();
  await expect(onArticles(page).showMore(developer)).toBeFocused();
});

const isFocused = (page: Page, label: string) =>
  page.evaluate((wanted) => document.activeElement?.getAttribute('aria-label') === wanted, label);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every article opens and closes, one at a time', async ({ page }) => {
    await page.goto('/articles');
    const { cards, opened } = onArticles(page);
    await expect(cards).toHaveCount(9);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    for (const card of await cards.all()) {
      const end = card.locator('details p').last();
      await expect(end).toBeHidden();
      await card.getByRole('button', { name: /^Show more of/ }).click();
      await expect(end).toBeVisible();
      await expect(opened).toHaveCount(1);
    }
    const last = cards.last();
    await last.getByRole('button', { name: /^Show less of/ }).click();
    await expect(last.locator('details p').last()).toBeHidden();
    await expect(opened).toHaveCount(0);
  });
});
