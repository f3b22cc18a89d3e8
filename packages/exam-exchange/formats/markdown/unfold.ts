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

/** Tags that mean nothing within details. */
const tags = /<\/?(?:details|p|div|span|b|strong|i|em|u|h\d)\b[^>]*>/gi;

/** The summary of details; one such as `Answer: B` is a line of its own, any other only invites to click. */
const summary = /<summary\b[^>]*>([^]*?)<\/summary\s*>/gi;
const saysAnswer = /^\s*(?:the\s+)?(?:(?:correct|right)\s+)?answers?\b\s*(?::|$)/i;

/** The blocks in `<details>` and in numbered lists of questions as blocks of their own, each question after a break. */
export function* unfolded(blocks: readonly MarkdownBlock[]): Generator<UnfoldedBlock> {
  let isFolded = false;
  const all = blocks.flatMap(outOfList);
  for (const [at, block] of all.entries()) {
    const html = htmlOf(block);
    if (html !== undefined && (isFolded || opening.test(html))) {
      for (const inner of wordsWithin(html, block)) yield { block: inner, isFolded: true };
      isFolded = staysOpen(html, isFolded) && isClosed(all.slice(at + 1));
    } else yield { block, isFolded };
  }
}

const htmlOf = (block: MarkdownBlock): string | undefined =>
  block.type === 'html' && !block.value.startsWith('<!--') ? block.value : undefined;

/** Whether details are open behind some HTML: its last tag of theirs opens, or there is none and they were. */
function staysOpen(html: string, wereOpen: boolean): boolean {
  const last = html.match(/<\/?details\b/gi)?.at(-1);
  return last === undefined ? wereOpen : !last.startsWith('</');
}

/** Whether details that are open before some blocks end before others begin. */
function isClosed(blocks: readonly MarkdownBlock[]): boolean {
  const next = blocks.map(htmlOf).find((html) => html !== undefined && /<\/?details\b/i.test(html));
  return next !== undefined && /<\/?details\b/i.exec(next)?.[0].startsWith('</') === true;
}

/** A list whose items are questions with answers of their own as their blocks; any other block as it is. */
function outOfList(block: MarkdownBlock): MarkdownBlock[] {
  if (block.type !== 'list') return [block];
  const items = block.children;
  const holdsQuestions = items.some((item) => item.children.some((child) => isAnswerList(child)));
  if (isAnswerList(block) || !holdsQuestions) return [block];
  return items.flatMap((item) => [{ type: 'thematicBreak' } as const, ...item.children]);
}

/** The words of HTML within details, as Markdown in the place of their block. */
function wordsWithin(html: string, { position }: MarkdownBlock): MarkdownBlock[] {
  const plain = html
    .replaceAll(summary, (_, words: string) => {
      const said = words.replaceAll(tags, '');
      return saysAnswer.test(said) ? `\n\n${said.trim()}\n\n` : '\n\n';
    })
    .replaceAll(tags, ' ');
  const blocks = parseMarkdown(plain.trim()).children;
  for (const block of blocks) if (position) block.position = position;
  return blocks;
}
