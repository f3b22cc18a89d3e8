import { nodesOf } from '../../host.ts';
import { fromMarkdown, type MarkdownBlock } from '../../text/markdown.ts';
import type { FoundLink, MarkupText } from '../../text/markup.ts';

/** Words that may introduce links. */
const label = /^\s*(?:references?|sources?|links?|docs|documentation|see also|further reading)\s*:?\s*$/i;

/** The links of a block that holds nothing else, which may be addresses as they are; else undefined. */
export function linksAlone(block: MarkdownBlock): readonly FoundLink[] | undefined {
  if (block.type !== 'paragraph' && block.type !== 'list' && block.type !== 'blockquote') return undefined;
  const { text, links: named, lost } = fromMarkdown([block]);
  const links = [...named, ...addressesOf(block)];
  const rest = links.reduce((words, { title }) => words.replace(title, ''), text);
  const isNothingElse = !/[\p{L}\p{N}]/u.test(rest) || label.test(rest.replaceAll(/[^\p{L}\s]/gu, ''));
  return lost.length === 0 && isNothingElse && (links.length > 0 || text.trim() !== '') ? links : undefined;
}

/** The links of a block that have no words but their address. */
function addressesOf(block: MarkdownBlock): FoundLink[] {
  return nodesOf(block).flatMap((node) => {
    // A link without a position is an address whose signs are escaped: those are words.
    if (node.type !== 'link' || !node.position) return [];
    const [words, ...more] = node.children;
    return words?.type === 'text' && words.value === node.url && more.length === 0
      ? [{ title: node.url, url: node.url }]
      : [];
  });
}

/** What a block explains; links alone explain nothing and are references. */
export function explanationOf(block: MarkdownBlock): MarkupText {
  const links = linksAlone(block) ?? [];
  return links.length > 0 ? { text: '', links, lost: [] } : fromMarkdown([block]);
}

const explains = /^(?:explanation|feedback|rationale)\s*:\s*(?=\S)/i;

/** The explanation that a paragraph says it is; undefined for any other block. */
export function statedExplanation(block: MarkdownBlock): MarkupText | undefined {
  if (block.type !== 'paragraph') return undefined;
  const words = fromMarkdown([block]);
  return explains.test(words.text) ? { ...words, text: withoutExplanationLabel(words.text) } : undefined;
}

/** Words without `Explanation:` before them. */
export const withoutExplanationLabel = (words: string): string => words.replace(explains, '');
