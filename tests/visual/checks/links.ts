import { matchPath } from 'react-router-dom';
import { paths } from '../../../domain/paths.ts';
import { nameOfElement } from './focusable.ts';

/** The server's own addresses begin with `/api/`. */
const isRoute = (path: string) =>
  path.startsWith('/api/') || Object.values(paths).some(({ pattern }) => matchPath(pattern, path) !== null);

/** Where a link leads to nothing, in words. */
function problemOf(link: HTMLAnchorElement): string | undefined {
  const href = link.getAttribute('href') ?? '';
  const { origin, pathname } = new URL(href, location.href);
  if (href.startsWith('#')) return document.getElementById(href.slice(1)) ? undefined : `names no part of the page`;
  return origin !== location.origin || isRoute(pathname) ? undefined : `leads to no page: ${href}`;
}

/** Links that lead to nothing, as sentences. */
export const linkProblems = (): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => {
    const problem = problemOf(link);
    return problem === undefined ? [] : [`${nameOfElement(link)} ${problem}`];
  });
