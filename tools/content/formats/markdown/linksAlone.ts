import { fromMarkdown, type MarkdownBlock } from '../text/fromMarkdown.ts';
import type { FoundLink } from '../text/fromMarkup.ts';

/** What may stand above links or before them. */
const label = /^\s*(?:references?|sources?|links?|docs|documentation|see also|further reading)\s*:?\s*$/i;

/** The links of a block that says nothing else, as below a question; nothing where it says more. */
export function linksAlone(block: MarkdownBlock): readonly FoundLink[] | undefined {
  if (block.type !== 'paragraph' && block.type !== 'list') return undefined;
  const { text, links, lost } = fromMarkdown([block]);
  const rest = links.reduce((words, { title }) => words.replace(title, ''), text);
  const isNothingElse = !/[\p{L}\p{N}]/u.test(rest) || label.test(rest.replaceAll(/[^\p{L}\s]/gu, ''));
  return lost.length === 0 && isNothingElse && (links.length > 0 || text.trim() !== '') ? links : undefined;
}
