import { matchPath } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { linkKind } from '../../domain/articles/links.ts';
import type { HabitFinder } from '../content/checks/voice.ts';
import { type MarkdownNode, nodesOf } from './markdown.ts';

/** What an article's links and facts may speak of, and how its words may not sound. */
export interface Known {
  /** Slugs. */
  readonly exams: ReadonlySet<string>;
  /** Slugs. */
  readonly articles: ReadonlySet<string>;
  readonly habitsOf: HabitFinder;
}

/** What an article's text may be made of, besides what is checked. */
const kinds: ReadonlySet<MarkdownNode['type']> = new Set([
  ...(['root', 'text', 'strong', 'emphasis', 'inlineCode', 'code', 'blockquote'] as const),
  ...(['list', 'listItem', 'table', 'tableRow', 'linkReference'] as const),
]);

/** What is wrong at a node of an article's text; `hasHeading` says whether a heading stands before it. */
export function textProblems(node: MarkdownNode, hasHeading: boolean, known: Known): string[] {
  switch (node.type) {
    case 'heading':
      return [
        ...(node.depth === 2 || node.depth === 3 ? [] : ['headings are ## or ###']),
        ...(node.depth === 3 && !hasHeading ? ['### takes a ## before it'] : []),
        ...habitsIn(node, known),
      ];
    case 'paragraph':
    case 'tableCell':
      return habitsIn(node, known);
    case 'link':
    case 'definition': {
      const kind = linkKind(node.url);
      if (kind === undefined) return [`"${node.url}" is neither a page of the site nor https://…`];
      return kind === 'site' && !isPage(node.url, known) ? [`there is no page "${node.url}"`] : [];
    }
    default:
      // Nothing stands in the file that would not stand on the page.
      return kinds.has(node.type) ? [] : [`an article takes no ${node.type}`];
  }
}

/** Habits of wording that an editor strikes out. */
function habitsIn(node: MarkdownNode, { habitsOf }: Known): string[] {
  const words = nodesOf(node).map((one) => (one.type === 'text' ? one.value : one.type === 'inlineCode' ? 'X' : ''));
  return habitsOf(words.join(''));
}

/** Whether the site has something to show at an address of its own. */
function isPage(href: string, { exams, articles }: Known): boolean {
  const { pathname } = new URL(href, 'https://certcrest.example');
  const exam = matchPath(paths.quiz.pattern, pathname)?.params.link;
  if (exam !== undefined) return exams.has(exam);
  const slug = matchPath(paths.article.pattern, pathname)?.params.slug;
  if (slug !== undefined) return articles.has(slug);
  return Object.values(paths).some(({ pattern }) => pattern === pathname);
}
