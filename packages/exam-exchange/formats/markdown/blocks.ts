import { type MarkdownTree, nodesOf, parseMarkdown } from '../../host.ts';
import type { MarkdownBlock } from '../../text/markdown.ts';

/** Lines that are parsed at once: the parser's time grows with the square of its text. */
const ENOUGH = 60;

const fence = /^ {0,3}(`{3,}|~{3,})(.*)$/s;
const definition = /^ {0,3}\[(?!\^)(?:\\.|[^[\]\\\n]){1,200}\]:\s*\S/;

/** A line that begins a new block after an empty line, whatever is above it: no part of a list. */
const beginsBlock = /^[^\s>*+\-\d`~|]/;

/** The blocks of a Markdown file; their lines, and those of what is in them, are those of the file. */
export function blocksOf(text: string): MarkdownBlock[] {
  const lines = text.split('\n');
  const definitions = lines.filter((line) => definition.test(line)).join('\n');
  return partsOf(lines).flatMap(({ from, to }) => {
    const part = lines.slice(from, to).join('\n');
    const tree = withAddresses(parseMarkdown(`${part}\n\n${definitions}`));
    const own = tree.children.filter(({ position }) => (position?.start.line ?? 0) <= to - from);
    for (const { position } of own.flatMap(nodesOf)) {
      if (position) [position.start.line, position.end.line] = [position.start.line + from, position.end.line + from];
    }
    return own.filter(({ type }) => type !== 'definition');
  });
}

/** Converts link references, whose addresses stand elsewhere in the text, to links. */
function withAddresses(tree: MarkdownTree): MarkdownTree {
  const nodes = nodesOf(tree);
  const urls = new Map(nodes.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url]] : [])));
  for (const node of nodes) {
    if (node.type === 'linkReference') Object.assign(node, { type: 'link', url: urls.get(node.identifier) });
  }
  return tree;
}

/** Cuts a file where that changes nothing: where a new block begins, outside of code and comments. */
function partsOf(lines: readonly string[]): { from: number; to: number }[] {
  const cuts = [0];
  let code = '';
  let isComment = false;
  lines.forEach((line, at) => {
    const [, marks = '', rest = ''] = fence.exec(line) ?? [];
    if (code === '') code = marks;
    else if (marks.startsWith(code) && rest.trim() === '') code = '';
    if (code === '' && (isComment || line.startsWith('<!--'))) isComment = !line.includes('-->');
    const isLong = at - (cuts.at(-1) ?? 0) >= ENOUGH;
    const isBetween = code === '' && !isComment && lines[at - 1]?.trim() === '';
    if (isLong && isBetween && beginsBlock.test(line)) cuts.push(at);
  });
  return cuts.map((from, at) => ({ from, to: cuts[at + 1] ?? lines.length }));
}
