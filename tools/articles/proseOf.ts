import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { linkKind } from '../../domain/articles/links.ts';
import { isInline } from '../../domain/articles/textOf.ts';
import { type ProseNode, proseTags } from '../../domain/articles/types.ts';
import { typeset } from '../../domain/typeset.ts';
import type { MarkdownTree } from './markdown.ts';

const compiler = unified().use(remarkRehype);
type HtmlTree = ReturnType<typeof compiler.runSync>;
type HtmlNode = HtmlTree['children'][number];
type HtmlElement = Extract<HtmlNode, { type: 'element' }>;

/** An article's text as the page renders it. It is safe whatever the file holds: HTML in it is left out. */
export const proseOf = (tree: MarkdownTree): ProseNode[] => piecesOf(compiler.runSync(tree).children);

function piecesOf(nodes: readonly HtmlNode[]): ProseNode[] {
  const pieces: ProseNode[] = [];
  for (const piece of nodes.flatMap(nodeOf)) {
    const last = pieces.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = oneSpaced(last + piece);
    else pieces.push(piece);
  }
  return pieces
    .map((piece, at) => (typeof piece === 'string' ? withoutEdges(piece, pieces[at - 1], pieces[at + 1]) : piece))
    .filter((piece) => piece !== '');
}

function nodeOf(node: HtmlNode): ProseNode[] {
  if (node.type === 'text') return [oneSpaced(node.value)];
  return node.type === 'element' ? elementOf(node) : [];
}

/** Lines of a file are no lines of the page. */
const oneSpaced = (text: string): string => text.replaceAll(/[ \t\r\n]+/g, ' ');

/** Words without the space between them and what stands in lines of its own. */
function withoutEdges(text: string, before: ProseNode | undefined, after: ProseNode | undefined): string {
  const begin = before === undefined || isInline(before) ? text : text.replace(/^ /, '');
  return after === undefined || isInline(after) ? begin : begin.replace(/ $/, '');
}

/** An element as the page renders it; what it holds alone, where it is not one that the page renders. */
function elementOf(element: HtmlElement): ProseNode[] {
  const { tagName, properties } = element;
  // What is none of these is left out, and its words stay.
  const tag = proseTags.find((each) => each === tagName);
  if (tag === 'pre') return [{ tag, children: [wordsOf(element).replace(/\n$/, '')] }];

  const children = piecesOf(element.children);
  switch (tag) {
    case undefined:
      return children;
    case 'a': {
      const href = String(properties['href'] ?? '');
      return linkKind(href) === undefined ? children : [{ tag, href, children }];
    }
    case 'th':
    case 'td': {
      const align = (['left', 'center', 'right'] as const).find((side) => side === properties['align']);
      return [{ tag, ...(align && { align }), children }];
    }
    default:
      return [children.length > 0 ? { tag, children } : { tag }];
  }
}

/** All words in an element, as they are written. */
function wordsOf({ children }: HtmlElement): string {
  return children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? wordsOf(child) : ''))
    .join('');
}

/** Gives a whole text the quotation marks and apostrophes of print, apart from the code in it. */
export function typesetProse(nodes: readonly ProseNode[]): ProseNode[] {
  let line = '';
  function pieces(inside: readonly ProseNode[]): ProseNode[] {
    return inside.map((node) => {
      if (typeof node === 'string') {
        const set = typeset(node, line);
        line += set;
        return set;
      }
      if (!isInline(node)) line = '';
      const isCode = node.tag === 'code' || node.tag === 'pre';
      if (isCode) line += 'x';
      const element = node.children && !isCode ? { ...node, children: pieces(node.children) } : node;
      if (!isInline(node)) line = '';
      return element;
    });
  }
  return pieces(nodes);
}
