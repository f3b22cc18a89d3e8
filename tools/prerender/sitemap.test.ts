import { expect, it } from 'vitest';
import { examFileWith } from '../../tests/harness/content.ts';
import { pagesOf } from './pages.ts';
import { robots, sitemap } from './sitemap.ts';

it('lists every page that search engines may show, and no other', () => {
  const text = sitemap(pagesOf([examFileWith({ slug: 'developer1' })]));
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
    ['/', '/certifications', '/certifications/developer1', '/practice', '/articles', '/about-us', '/contact-us'].map(
      (path) => `%PUBLIC_URL%${path}`,
    ),
  );
});

it('keeps robots away from what is one reader’s, and from nothing else', () => {
  const lines = robots().split('\n');
  expect(lines.filter((line) => line.startsWith('Disallow: '))).toEqual(
    [
      '/resetPassword',
      '/confirmEmail',
      '/account',
      '/profile',
      '/profile/questions',
      '/cart',
      '/payment-success',
      '/logout',
      '/api/',
    ].map((path) => `Disallow: ${path}`),
  );
  expect(lines).toContain('Sitemap: %PUBLIC_URL%/sitemap.xml');
});
