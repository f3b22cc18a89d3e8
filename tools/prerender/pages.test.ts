import { describe, expect, it } from 'vitest';
import { examFileWith } from '../../tests/harness/content.ts';
import { paths } from '../../domain/paths.ts';
import { missingPage, pagesOf } from './pages.ts';

const exams = [examFileWith({ slug: 'administrator' }), examFileWith({ slug: 'developer1' })];
const pages = pagesOf(exams);
const pageAt = (path: string) => pages.find((page) => page.path === path);

describe('the prerendered pages', () => {
  it('are every page that looks the same to everyone, one for each exam, and the missing one', () => {
    expect(pages.map(({ path }) => path)).toEqual([
      '/',
      '/certifications',
      '/certifications/administrator',
      '/certifications/developer1',
      '/practice',
      '/articles',
      '/about-us',
      '/contact-us',
      '/login',
      '/sign-up',
      '/404',
    ]);
  });

  it('have files of their own, beside each other', () => {
    expect(pageAt('/')?.file).toBe('index.html');
    expect(pageAt(paths.quiz.href('developer1'))?.file).toBe('certifications/developer1.html');
    expect(new Set(pages.map(({ file }) => file)).size).toBe(pages.length);
  });

  it('know their screens, which are called after their routes', () => {
    expect(pageAt('/about-us')?.screen).toBe('AboutUs');
    expect(pageAt(paths.quiz.href('administrator'))).toMatchObject({ screen: 'Quiz', exam: { slug: 'administrator' } });
  });

  it('are listed in the sitemap where there is something to find', () => {
    expect(pages.filter(({ isListed }) => !isListed).map(({ path }) => path)).toEqual(['/login', '/sign-up', '/404']);
    expect(missingPage.isListed).toBe(false);
  });
});
