import { describe, expect, it } from 'vitest';
import { faq } from '../../content/faq.ts';
import { paths } from '../../domain/paths.ts';
import { examFileWith } from '../../tests/harness/content.ts';
import { pagesOf } from './pages.ts';
import { sitemap } from './sitemap.ts';
import { structuredData } from './structuredData.ts';

const article = {
  slug: 'flows',
  title: 'Flows',
  description: '',
  position: 1,
  exams: [],
  updated: '2026-11-21',
  minutes: 1,
};
const content = {
  exams: [examFileWith({ slug: 'developer1', name: 'Developer', price: '39.00' })],
  articles: [article],
};
const pages = pagesOf(content);
const listed = [
  '/',
  '/certifications',
  '/certifications/developer1',
  '/practice',
  '/articles',
  '/articles/flows',
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

describe('structured data', () => {
  const dataOf = (path: string) =>
    pages.filter((page) => page.path === path).map((page) => structuredData(page, content));

  it('is every question of the home page with its answer', () => {
    const mainEntity = faq.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } }));
    expect(dataOf('/')).toMatchObject([{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }]);
  });

  it('is the course that an exam is', () => {
    const course = {
      '@type': 'Course',
      name: 'Developer: practice exam',
      url: '%PUBLIC_URL%/certifications/developer1',
      offers: { price: '39.00', priceCurrency: 'USD', category: 'Paid' },
      hasCourseInstance: { courseWorkload: 'PT105M' },
    };
    expect(dataOf('/certifications/developer1')).toMatchObject([course]);
  });

  it('is every article, at its address', () => {
    const url = '%PUBLIC_URL%/articles/flows';
    const data = { '@type': 'Article', headline: 'Flows', url, dateModified: '2026-11-21' };
    expect(dataOf('/articles')).toMatchObject([{ '@graph': [data] }]);
    expect(dataOf('/articles/flows')).toMatchObject([data]);
  });
});
