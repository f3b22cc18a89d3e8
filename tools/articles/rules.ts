import { matchPath } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { linkKind } from '../../domain/articles/links.ts';
import { type HabitFinder, habitMessages } from '../content/checks/voice.ts';
import { type MarkdownNode, nodesOf } from './markdown.ts';

/** What an article's links and facts may speak of, and how its words may not sound. */
export interface Known {
  /** Slugs. */
  readonly exams: ReadonlySet<string>;
  /** Slugs. */
  readonly articles: ReadonlySet<string>;
  readonly habitsOf: HabitFinder;
}

/** Something wrong at a node of an article's text. */
interface NodeFinding {
  readonly node: MarkdownNode;
  readonly message: string;
}

/** A check of an article's text; `nodes` are all of it, in order. */
export type TextRule = (nodes: readonly MarkdownNode[], known: Known) => NodeFinding[];

/** What an article's text may be made of. */
const kinds: ReadonlySet<MarkdownNode['type']> = new Set([
  ...(['root', 'paragraph', 'heading', 'text', 'strong', 'emphasis', 'delete', 'inlineCode', 'code', 'break'] as const),
  ...(['list', 'listItem', 'blockquote', 'thematicBreak', 'table', 'tableRow', 'tableCell'] as const),
  ...(['link', 'linkReference', 'definition', 'image', 'imageReference'] as const),
]);

/** Nothing stands in the file that would not stand on the page. */
const kindsAreDrawn: TextRule = (nodes) =>
  nodes.filter(({ type }) => !kinds.has(type)).map((node) => ({ node, message: `an article takes no ${node.type}` }));

/** Headings are ## and ###, and begin with ##. */
const headingsAreInOrder: TextRule = (nodes) => {
  const headings = nodes.filter((node) => node.type === 'heading');
  return headings.flatMap((node, at) => {
    if (node.depth !== 2 && node.depth !== 3) return [{ node, message: 'headings are ## or ###' }];
    return node.depth === 3 && at === 0 ? [{ node, message: '### takes a ## before it' }] : [];
  });
};

/** Links lead to pages of the site that exist, or to other sites with https. */
const linksLeadSomewhere: TextRule = (nodes, known) =>
  nodes.flatMap((node) => {
    if (node.type !== 'link' && node.type !== 'definition') return [];
    const kind = linkKind(node.url);
    if (kind === undefined) return [{ node, message: `"${node.url}" is neither a page of the site nor https://…` }];
    return kind === 'site' && !isPage(node.url, known) ? [{ node, message: `there is no page "${node.url}"` }] : [];
  });

/** Pictures are the site's own and say in words what they show. */
const picturesAreDescribed: TextRule = (nodes) =>
  nodes.flatMap((node) => {
    if (node.type !== 'image' && node.type !== 'imageReference') return [];
    const isForeign = node.type === 'image' && linkKind(node.url) !== 'site';
    return [
      ...(node.alt?.trim() ? [] : [{ node, message: 'a picture takes words for those who cannot see it' }]),
      ...(isForeign ? [{ node, message: "pictures are the site's own, at a path that starts with /" }] : []),
    ];
  });

/** Words have no habit that an editor strikes out. */
const wordsHaveNoHabits: TextRule = (nodes, { habitsOf }) =>
  nodes.flatMap((node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return [];
    const words = nodesOf(node).map((one) => (one.type === 'text' ? one.value : one.type === 'inlineCode' ? 'X' : ''));
    return habitMessages(words.join(''), habitsOf).map((message) => ({ node, message }));
  });

/** Every rule that an article's text must keep. */
export const textRules: readonly TextRule[] = [
  kindsAreDrawn,
  headingsAreInOrder,
  linksLeadSomewhere,
  picturesAreDescribed,
  wordsHaveNoHabits,
];

/** Whether the site has something to show at an address of its own. */
function isPage(href: string, { exams, articles }: Known): boolean {
  const { pathname, hash } = new URL(href, 'https://certcrest.example');
  const exam = matchPath(paths.quiz.pattern, pathname)?.params.link;
  if (exam !== undefined) return exams.has(exam);
  if (pathname === paths.articles.pattern && hash !== '') return articles.has(hash.slice(1));
  return Object.values(paths).some(({ pattern }) => pattern === pathname);
}
