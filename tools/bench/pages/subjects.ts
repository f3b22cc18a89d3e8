import { paths } from '../../../src/app/paths.ts';
import type { Sites } from '../sites.ts';

/** Our pages that are measured, by name, below the origin of the site. */
export const ourPages = {
  home: paths.home.href(),
  list: paths.certifications.href(),
  quiz: paths.quiz.href('administrator'),
  article: paths.articles.href({ slug: 'administrator' }),
};

/** A page to measure. */
export interface Subject {
  readonly name: string;
  readonly url: string;
}

/** What everything else is compared with. */
export const FLOOR = 'static floor';

/** The floors, and beside them our pages. */
export const subjectsOf = ({ ours, staticFloor, reactFloor }: Sites): Subject[] => [
  { name: FLOOR, url: staticFloor },
  { name: 'React floor', url: reactFloor },
  ...Object.entries(ourPages).map(([name, path]) => ({ name, url: ours + path })),
];
