import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm);

/** A text in Markdown with tables, as a tree in which every node knows its place in the file. */
export type MarkdownTree = ReturnType<typeof parser.parse>;

/** Any node of such a tree. */
export type MarkdownNode = MarkdownTree | MarkdownTree['children'][number];

export const parseMarkdown = (text: string): MarkdownTree => parser.parse(text);

/** A node and everything in it, in the order of the text. */
export function nodesOf(node: MarkdownNode): MarkdownNode[] {
  return 'children' in node ? [node, ...node.children.flatMap(nodesOf)] : [node];
}
