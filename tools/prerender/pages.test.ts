import { expect, it } from 'vitest';
import { paths } from '../../domain/paths.ts';
import { examFileWith } from '../../tests/harness/content.ts';
import { pagesOf } from './pages.ts';
import { sitemap } from './sitemap.ts';

const article = { slug: 'trailhead', title: '', description: '', position: 1, exams: [], updated: '', minutes: 1 };
const pages = pagesOf({ exams: [examFileWith({ slug: 'developer1' })], articles: [article] });

const listed = [
  '/',
  '/certifications',
  '/certifications/developer1',
  '/practice',
  '/articles',
  '/articles/trailhead',
  '/about-us',
  '/contact-us',
  '/legal/privacy',
  '/legal/terms',
  '/legal/refunds',
];

it('prerenders every page that looks the same to everyone, one for each exam, and the missing one', () => {
  expect(pages.map(({ path }) => path)).toEqual([...listed, '/login', '/sign-up', '/profile', '/cart', '/404']);
  expect(new Set(pages.map(({ file }) => file)).size).toBe(pages.length);
  expect(pages.find(({ path }) => path === paths.quiz.href('developer1'))).toMatchObject({
    file: 'certifications/developer1.html',
    screen: 'Quiz',
    exam: { slug: 'developer1' },
  });
});

it('lists in the sitemap every page that search engines may show, and no other', () => {
  const addresses = [...sitemap(pages).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(listed.map((path) => `%PUBLIC_URL%${path}`));
});
