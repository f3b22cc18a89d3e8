import { parseMarkdown } from '../../host.ts';
import type { MarkdownBlock } from '../../text/markdown.ts';
import { isAnswerList } from './answers.ts';

/** A block of a file, out of the list or the element around it. */
interface UnfoldedBlock {
  readonly block: MarkdownBlock;
  /** Whether it stands within `<details>`. */
  readonly isFolded: boolean;
}

const opening = /<details\b/i;
const closing = /<\/details\s*>/i;

/** The summary of details, and tags that mean nothing within them. */
const tags = /<summary\b[^>]*>[^]*?<\/summary\s*>|<\/?(?:details|summary|p|div|span|b|strong|i|em|u|h\d)\b[^>]*>/gi;

/** The blocks in `<details>` and in numbered lists of questions as blocks of their own, each question after a break. */
export function* unfolded(blocks: readonly MarkdownBlock[]): Generator<UnfoldedBlock> {
  let isFolded = false;
  for (const block of blocks.flatMap(outOfList)) {
    const isHtml = block.type === 'html' && !block.value.startsWith('<!--');
    if (isHtml && (isFolded || opening.test(block.value))) {
      for (const inner of wordsWithin(block)) yield { block: inner, isFolded: true };
      isFolded = !closing.test(block.value.slice(block.value.search(opening) + 1));
    } else yield { block, isFolded };
  }
}

/** A list whose items are questions with answers of their own as their blocks; any other block as it is. */
function outOfList(block: MarkdownBlock): MarkdownBlock[] {
  if (block.type !== 'list') return [block];
  const items = block.children;
  const holdsQuestions = items.some((item) => item.children.some((child) => isAnswerList(child)));
  if (isAnswerList(block) || !holdsQuestions) return [block];
  return items.flatMap((item) => [{ type: 'thematicBreak' } as const, ...item.children]);
}

/** The words of a block of HTML within details, as Markdown. */
function wordsWithin({ value, position }: Extract<MarkdownBlock, { type: 'html' }>): MarkdownBlock[] {
  const blocks = parseMarkdown(value.replaceAll(tags, ' ').trim()).children;
  for (const block of blocks) if (position) block.position = position;
  return blocks;
}
