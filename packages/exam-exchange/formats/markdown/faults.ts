import { nodesOf } from '../../host.ts';
import { looksLikeQuestion, type MarkdownBlock } from '../../text/markdown.ts';
import { boxOf, isCheckList, type ListedAnswer } from './answers.ts';
import { beginsKey } from './statedKey.ts';

/**
 * Why the question of a block is ambiguous, as a phrase; undefined where nothing is wrong with the block.
 * `answers` are those that it holds.
 */
export function faultIn(
  block: MarkdownBlock,
  answers: readonly ListedAnswer[],
  lines: readonly string[],
): string | undefined {
  const unboxed = isCheckList(block) ? answers.find(({ item }) => boxOf(item) === undefined) : undefined;
  if (unboxed) return `line ${unboxed.item.position?.start.line} is an answer without a box`;
  return unclosedCode(block, lines) ?? answers.map((answer) => faultOfAnswer(answer, lines)).find(Boolean);
}

/** What looks like another question is not code unless four signs at both ends of the block say so. */
function unclosedCode(block: MarkdownBlock, lines: readonly string[]): string | undefined {
  for (const node of nodesOf(block)) {
    const { start, end } = node.position ?? {};
    if (node.type !== 'code' || !start || !end || !looksLikeQuestion(node.value)) continue;
    const [marks] = /`{4,}|~{4,}/.exec(lines[start.line - 1] ?? '') ?? [];
    const [, last] = /(`{4,}|~{4,})\s*$/.exec(lines[end.line - 1] ?? '') ?? [];
    const isMeant = marks !== undefined && end.line > start.line && last?.startsWith(marks);
    const to = Math.min(end.line, lines.length);
    if (!isMeant)
      return `the block of code from line ${start.line} to line ${to} holds answers or headings: is it closed?`;
  }
  return undefined;
}

function faultOfAnswer({ item }: ListedAnswer, lines: readonly string[]): string | undefined {
  const within = item.children.find((child) => isCheckList(child));
  if (within)
    return `the check list in line ${within.position?.start.line} is within an answer: is a question indented?`;
  for (const [at, child] of item.children.entries()) {
    const { start, end } = child.position ?? {};
    if (child.type !== 'paragraph' || !start || !end) continue;
    const own = lines.slice(start.line - 1, end.line);
    const key = own.findIndex((one, index) => (at > 0 || index > 0) && beginsKey(one));
    if (key >= 0)
      return `line ${start.line + key} is a part of the answer above it: it takes an empty line before it, and no spaces`;
    if (at > 0 && /(?<!\\)\?\s*$/.test(own.at(-1) ?? '')) {
      return `line ${end.line} asks within an answer: is a question indented?`;
    }
  }
  return undefined;
}
