import { type ExamFile, withoutDrafts } from '../../server/content/examFile.ts';
import { allExams } from '../../server/content/readCatalogue.ts';
import type { Article } from '../../domain/articles/types.ts';
import { legalPages, paths } from '../../domain/paths.ts';

/** A page that is rendered at build time. */
export interface StaticPage {
  /** Its address. */
  readonly path: string;
  /** Its file below the folder of pages. */
  readonly file: string;
  /** Name of its screen. */
  readonly screen: string;
  /** Whether the sitemap lists it. */
  readonly isListed: boolean;
  /** The exam that it is about. */
  readonly exam?: ExamFile;
  readonly article?: Article;
}

/** All exams in the order of the catalogue, as the site shows them. Throws a `ContentError`. */
export const readExams = async (contentDir: string): Promise<ExamFile[]> =>
  (await allExams(contentDir)).map(({ exam }) => withoutDrafts(exam)).toSorted((a, b) => a.position - b.position);

/** Pages of one user that come with their title and their shape, as they are opened often. */
const shapedPages: readonly string[] = [paths.profile.pattern, paths.cart.pattern];

/** What the site teaches, a page each. */
export interface SiteContent {
  readonly exams: readonly ExamFile[];
  readonly articles: readonly Article[];
}

/** Every page that looks the same to everyone at first: from the route table, with one page for each exam, article and so on. */
export function pagesOf({ exams, articles }: SiteContent): StaticPage[] {
  const pages = Object.entries(paths).flatMap(([name, route]): StaticPage[] => {
    const screen = name.charAt(0).toUpperCase() + name.slice(1);
    const at = (path: string) => pageAt(path, screen, route.audience === 'public');
    if (route.audience === 'private' && !shapedPages.includes(route.pattern)) return [];
    if (route === paths.quiz) return exams.map((exam) => ({ ...at(paths.quiz.href(exam.slug)), exam }));
    if (route === paths.article)
      return articles.map((article) => ({ ...at(paths.article.href(article.slug)), article }));
    if (route === paths.legal) return legalPages.map((page) => at(paths.legal.href(page)));
    return [at(route.pattern)];
  });
  // Of every address that the site has no route for.
  return [...pages, pageAt('/404', 'NotFound', false)];
}

const pageAt = (path: string, screen: string, isListed: boolean): StaticPage => ({
  path,
  file: path === paths.home.pattern ? 'index.html' : `${path.slice(1)}.html`,
  screen,
  isListed,
});
