import type { Page } from '@playwright/test';
import { entryOf } from './support/account.ts';
import { expect, test } from './support/journey.ts';

const onArticles = (page: Page) => ({
  cards: page.getByRole('list', { name: 'Articles' }).getByRole('article'),
  search: page.getByRole('searchbox', { name: 'Search the articles' }),
  showMore: (title: string) => page.getByRole('button', { name: `Show more of ${title}` }),
  showLess: (title = '') => page.getByRole('button', { name: `Show less of ${title}` }),
  title: page.getByRole('heading', { level: 2, name: /^Platform Developer/ }),
  text: page.getByRole('heading', { level: 3, name: 'Review a trigger' }),
});
const developer = 'Platform Developer: think in transactions';

test('a reader searches, opens what was found, shares its address, and leaves by one step back', async ({
  page,
  context,
}) => {
  const { cards, search, showLess, showMore, text } = onArticles(page);
  await page.goto('/about-us');
  await entryOf(page, 'Articles').click();
  await expect(cards).toHaveCount(9);
  await search.fill('xylophone');
  await expect(page.getByText('No articles found.', { exact: true })).toBeVisible();
  await search.fill('WelcomeTask');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('In the text: trigger WelcomeTask on Opportunity');
  await expect(page.getByRole('status')).toHaveText('Found in 1 of 9 articles');
  await showMore(developer).click();
  await expect(page).toHaveURL('/articles?q=WelcomeTask#developer1');

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(onArticles(shared).search).toHaveValue('WelcomeTask');
  await expect(onArticles(shared).text).toBeVisible();
  await expect(onArticles(shared).title).toBeInViewport();
  await expect(shared.locator('mark:visible').first()).toHaveText('WelcomeTask');

  await page.goBack();
  await expect(page).toHaveURL('/about-us');
  await page.goForward();
  await expect(search).toHaveValue('WelcomeTask');
  await expect(text).toBeVisible();
  await search.press('Escape');
  await expect(cards).toHaveCount(9);
  await showLess(developer).click();
  await expect(text).toBeHidden();
  await expect(page).toHaveURL('/articles');
});

test('an address opens its article, only one is open at a time, and it still is after a link out of it', async ({
  page,
}) => {
  const { showLess, showMore, text, title } = onArticles(page);
  await page.goto('/articles#developer1');
  await expect(text).toBeVisible();
  await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThan(120);
  await showMore('Platform Administrator').click();
  await expect(text).toBeHidden();
  await page.evaluate(() => Object.assign(window, { isSameVisit: true }));
  await page.locator('details[open] a[href="/articles/platform-app-builder"]').click();
  await expect(page).toHaveURL('/articles/platform-app-builder');
  await page.goBack();
  await expect(showLess('Platform Administrator')).toBeVisible();
  await expect(showLess()).toHaveCount(1);
  expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true);
  // The skip link closes nothing.
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL('/articles#main');
  await expect(showLess('Platform Administrator')).toBeVisible();
});
