import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { exam } from './support/quiz.ts';

const metaOf = (page: Page, name: string) => page.locator(`head meta[name="${name}"], head meta[property="${name}"]`);

test('a page says what it is to search engines and link previews', async ({ page, baseURL }) => {
  await page.goto(exam.path);
  await expect(page).toHaveTitle(`${exam.title} - CertCrest`);
  await expect(metaOf(page, 'description')).toHaveAttribute(
    'content',
    /^Practice questions for Platform Administrator/,
  );
  const canonical = page.locator('head link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  const address = await canonical.getAttribute('href');
  expect(address?.endsWith(exam.path)).toBe(true);
  await expect(metaOf(page, 'og:url')).toHaveAttribute('content', address ?? '');
  await expect(metaOf(page, 'og:title')).toHaveAttribute('content', `${exam.title} - CertCrest`);
  const picture = new URL((await metaOf(page, 'og:image').getAttribute('content')) ?? '');
  const response = await page.request.get(`${baseURL}${picture.pathname}`);
  expect(response.headers()['content-type']).toBe('image/png');

  // Moving on inside the site leaves nothing of it behind.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveTitle('About us - CertCrest');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', /\/about-us$/);
  await expect(metaOf(page, 'og:url')).toHaveAttribute('content', /\/about-us$/);
  await expect(metaOf(page, 'og:title')).toHaveAttribute('content', 'About us - CertCrest');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Login' }).click();
  await expect(canonical).toHaveAttribute('href', /\/login$/);
});

test('search engines find every page that the sitemap names', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    const html = await (await request.get(`${baseURL}${path}`)).text();
    expect(html).toContain('<h1');
    for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
      expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' });
    }
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});
