import { describe, expect, it } from 'vitest';
import { faq } from '../../content/faq.ts';
import { examFileWith } from '../../tests/harness/content.ts';
import type { Article } from '../../domain/articles/types.ts';
import { pagesOf } from './pages.ts';
import { structuredData } from './structuredData.ts';

const exam = examFileWith({ slug: 'developer1', name: 'Platform Developer', price: '39.00', minutes: 105 });
const article: Article = {
  slug: 'trailhead',
  title: 'Trailhead',
  description: 'How to use it.',
  position: 1,
  exams: [],
  updated: '2026-11-21',
  minutes: 4,
};
const pages = pagesOf({ exams: [exam], articles: [article] });
function dataOf(path: string) {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return structuredData(page, { exams: [exam], articles: [article] });
}

describe('structured data', () => {
  it('is every question of the home page with its answer', () => {
    const mainEntity = faq.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } }));
    expect(dataOf('/')).toMatchObject({ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity });
  });

  it('is the course that an exam is', () => {
    expect(dataOf('/certifications/developer1')).toMatchObject({
      '@type': 'Course',
      name: 'Platform Developer: practice exam',
      url: '%PUBLIC_URL%/certifications/developer1',
      offers: { price: '39.00', priceCurrency: 'USD', category: 'Paid' },
      hasCourseInstance: { courseWorkload: 'PT105M' },
    });
  });

  it('is every article, at its address', () => {
    const url = '%PUBLIC_URL%/articles/trailhead';
    const data = { '@type': 'Article', headline: 'Trailhead', url, dateModified: '2026-11-21' };
    expect(dataOf('/articles')?.['@graph']).toMatchObject([data]);
    expect(dataOf('/articles/trailhead')).toMatchObject(data);
  });
});
