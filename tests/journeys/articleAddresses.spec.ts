import { newLogin } from './support/account.ts';
import { developer, onArticles, review } from './support/articles.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';

test('an address leads to the last article of the list and to its beginning', async ({ page }) => {
  const { showLess, cards } = onArticles(page);
  await page.goto('/articles#platform-app-builder');
  await expect(showLess()).toHaveCount(1);
  const heading = page.getByRole('heading', { level: 2, name: /^Platform App Builder/ });
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(120);
  await expect(cards).toHaveCount(9);
});

test('the article that an address names stays where its reader is, and closes', async ({ page }) => {
  await page.goto('/articles#developer1');
  const { showLess, opened } = onArticles(page);
  const title = page.getByRole('heading', { level: 2, name: developer });
  await expect(title).toBeInViewport();
  await expect(showLess(developer)).toBeVisible();
  await expect(opened).toHaveCount(1);
  const before = await title.boundingBox();
  await hydrated(page);
  expect(await title.boundingBox()).toEqual(before);
  await page.getByRole('heading', { level: 3, name: review }).scrollIntoViewIfNeeded();
  await showLess(developer).click();
  await expect(page.getByRole('heading', { level: 3, name: review })).toBeHidden();
  await expect(page).toHaveURL('/articles');
  await expect(title).toBeInViewport();
});

test('an article closes by a link, and another one opens by the address', async ({ page }) => {
  const { card, showLess } = onArticles(page);
  await page.goto('/articles#developer1');
  await hydrated(page);
  await expect(showLess(developer)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Articles', exact: true }).click();
  await expect(showLess()).toHaveCount(0);
  await expect(page).toHaveURL('/articles');

  await page.reload();
  // The same page at another address, as by its field: the browser does not load it again.
  await page.goto('/articles#developer1');
  await expect(card(developer).getByText(review)).toBeVisible();
  await page.goBack();
  await expect(showLess()).toHaveCount(0);
  await expect(card(developer).getByText(review)).toBeHidden();
});

test('someone who is logged in reads an article of a prerendered page', async ({ page }) => {
  await newLogin(page);
  await page.goto('/articles#developer1');
  await expect(page.getByRole('button', { name: 'Profile: show all' })).toBeVisible();
  await expect(onArticles(page).card(developer).getByText(review)).toBeVisible();
});

test('a link from one article to another opens it and closes the first', async ({ page }) => {
  const { showMore, showLess } = onArticles(page);
  await page.goto('/articles');
  await showMore('Platform Administrator').click();
  await page.evaluate(() => Object.assign(window, { isSameVisit: true }));
  const link = page.locator('details[open] a[href^="/articles#"]').first();
  const slug = (await link.getAttribute('href'))?.split('#')[1] ?? '';
  await link.click();
  await expect(page).toHaveURL(`/articles#${slug}`);
  await expect(showLess()).toHaveCount(1);
  const card = page.getByRole('article').filter({ has: page.locator(`#${slug}`) });
  await expect(card.getByRole('button', { name: /^Show less of/ })).toBeFocused();
  await expect(card.getByRole('heading', { level: 2 })).toBeInViewport();
  await page.goBack();
  await expect(showLess('Platform Administrator')).toBeVisible();
  await expect(showLess()).toHaveCount(1);
  expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true);
});

test('the skip link closes nothing', async ({ page }) => {
  const { showLess } = onArticles(page);
  await page.goto('/articles#developer1');
  await hydrated(page);
  await expect(showLess(developer)).toBeVisible();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL('/articles#main');
  await expect(showLess(developer)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address opens its article at its beginning', async ({ page }) => {
    await page.goto('/articles#developer1');
    await expect(page.getByRole('heading', { level: 3, name: review })).toBeVisible();
    const title = page.getByRole('heading', { level: 2, name: developer });
    await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThan(120);
    await expect(onArticles(page).opened).toHaveCount(1);
  });
});
