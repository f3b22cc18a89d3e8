/** A question in GIFT, or something else between empty lines. */
export interface Chunk {
  readonly text: string;
  /** Where it begins, behind the comments above it. */
  readonly line: number;
  /** Lines of the file that its lines are, from 1. */
  readonly lines: readonly number[];
  /** The category that stands above it, as the file writes it. */
  readonly category: string | undefined;
}

const comment = /^\s*\/\//;
const category = /^\s*\$CATEGORY:(.*)$/s;

/**
 * Splits a file at its empty lines, which end a question in GIFT, so that a mistake spoils only the question that it is
 * in. Comments are left out, other than those above a question, which may name its id and its tags.
 */
export function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  let above: string | undefined;
  let lines: { text: string; line: number }[] = [];
  const finish = () => {
    const first = lines.find((one) => !comment.test(one.text));
    if (first) {
      chunks.push({
        text: lines.map((one) => one.text).join('\n'),
        line: first.line,
        lines: lines.map(({ line }) => line),
        category: above,
      });
      lines = [];
    }
  };
  text.split('\n').forEach((line, at) => {
    const [, named] = category.exec(line) ?? [];
    if (named !== undefined) {
      finish();
      above = named.trim();
      lines = [];
    } else if (line.trim() === '') finish();
    else if (!comment.test(line) || lines.every((one) => comment.test(one.text)))
      lines.push({ text: line, line: at + 1 });
  });
  finish();
  return chunks;
}
