import type { Page } from '@playwright/test';

/** What people see of the articles. */
export const onArticles = (page: Page) => ({
  cards: page.getByRole('list', { name: 'Articles' }).getByRole('article'),
  card: (title: string) => page.getByRole('article', { name: title }),
  search: page.getByRole('searchbox', { name: 'Search the articles' }),
  showMore: (title: string) => page.getByRole('button', { name: `Show more of ${title}` }),
  showLess: (title = '') => page.getByRole('button', { name: `Show less of ${title}` }),
  marks: page.locator('article:visible mark:visible'),
  opened: page.locator('details[open]'),
});

/** An article, and a heading in it. */
export const developer = 'Platform Developer: think in transactions';
export const review = 'A review instead of a lecture';
