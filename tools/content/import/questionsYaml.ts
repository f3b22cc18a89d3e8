import { Document, isMap, isScalar, isSeq, Scalar, visit } from 'yaml';
import type { ExamFile } from '../../../server/content/examFile.ts';

/** Width of a line, as in the exams that there are. */
const WIDTH = 120;

/** Characters that YAML wants escaped wherever they stand, or that nobody sees. */
const unprintable = /[^\t\n\u0020-\u007E\u00A0-\u2027\u202A-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** How the list of questions of a file is laid out. */
export interface Layout {
  /** Spaces before the hyphen of a question. */
  readonly indent: number;
  /** Whether empty lines part the questions. */
  readonly isSpaced: boolean;
}

/** Questions as they stand in an exam's file, from the first hyphen's line to the last line's end. */
export function questionsYaml(questions: ExamFile['questions'], { indent, isSpaced }: Layout): string {
  const document = new Document({ questions }, { aliasDuplicateObjects: false });
  visit(document, {
    Pair: (_, { key, value }, path) => {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return;
      const depth = path.filter(isSeq).length;
      const column = indent + depth * 4 + key.toString().length;
      value.type = styleOf(value.value, column, key.value === 'text' && depth === 1);
    },
  });
  const list = document.get('questions');
  if (isSpaced && isSeq(list)) {
    list.items.forEach((item, at) => {
      if (isMap(item)) item.spaceBefore = at > 0;
    });
  }
  const text = document.toString({ lineWidth: WIDTH, indent: Math.max(indent, 2), indentSeq: indent > 0 });
  return text.slice(text.indexOf('\n') + 1);
}

/** Lines are kept as they are, long texts and those of questions folded, others written behind their key. */
function styleOf(text: string, column: number, isFolded: boolean): Scalar.Type {
  if (unprintable.test(text)) return Scalar.QUOTE_DOUBLE;
  if (text.includes('\n')) return Scalar.BLOCK_LITERAL;
  return isFolded || (column + text.length > WIDTH && text.includes(' ')) ? Scalar.BLOCK_FOLDED : Scalar.PLAIN;
}
