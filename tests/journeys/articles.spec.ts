import type { Page } from '@playwright/test';
import { newLogin } from './support/account.ts';
import { hydrated } from './support/hydrated.ts';
import { holdScripts } from './support/hold.ts';
import { expect, test } from './support/journey.ts';

const onArticles = (page: Page) => ({
  cards: page.getByRole('list', { name: 'Articles' }).getByRole('article'),
  card: (title: string) => page.getByRole('article', { name: title }),
  search: page.getByRole('searchbox', { name: 'Search the articles' }),
  showMore: (title: string) => page.getByRole('button', { name: `Show more of ${title}` }),
  showLess: (title = '') => page.getByRole('button', { name: `Show less of ${title}` }),
  marks: page.locator('article:visible mark:visible'),
  opened: page.locator('details[open]'),
});

const developer = 'Platform Developer: think in transactions';
const review = 'A review instead of a lecture';

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

  test('an address opens its article at its beginning', async ({ page }) => {
    await page.goto('/articles#developer1');
    await expect(page.getByRole('heading', { level: 3, name: review })).toBeVisible();
    const title = page.getByRole('heading', { level: 2, name: developer });
    await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThan(120);
    await expect(onArticles(page).opened).toHaveCount(1);
  });
});
