import { isDeepStrictEqual } from 'node:util';
import { Document, isMap, isScalar, isSeq, parseDocument, Scalar, visit } from 'yaml';
import { examFile, type ExamFile, KnownFailure, readYaml } from './host.ts';

/**
 * Adds questions at the end of those of an exam's file; returns its new text and the part that was added. Nothing else
 * in the file changes, comments included. Throws a `KnownFailure` for a list in brackets, which has no lines to add to.
 */
export function appendQuestions(
  text: string,
  exam: ExamFile,
  questions: ExamFile['questions'],
  shownAs: string,
): { readonly text: string; readonly added: string } {
  const list = parseDocument(text).get('questions', true);
  if (!isSeq(list) || !list.range) throw new KnownFailure(`${shownAs} has no list of questions.`);
  if (list.flow === true && list.items.length > 0) {
    throw new KnownFailure(`${shownAs} has its questions in brackets. Write them as a list with hyphens.`);
  }
  const [from, to] = list.range;
  const isNew = list.items.length === 0;
  const second = list.items[1];
  const layout = {
    indent: isNew ? 2 : from - (text.lastIndexOf('\n', from - 1) + 1),
    isSpaced: !isMap(second) || second.spaceBefore === true,
  };
  const newLine = text.includes('\r\n') ? '\r\n' : '\n';
  const added = questionsYaml(questions, layout).replaceAll('\n', newLine);
  const whole = isNew
    ? replaced(text, list.range, added, newLine)
    : inserted(text, endOfList(text, to, layout.indent), layout.isSpaced ? newLine + added : added, newLine);

  const after = readYaml(whole, examFile, shownAs).value?.questions;
  if (!isDeepStrictEqual(after, [...exam.questions, ...questions])) {
    throw new KnownFailure(`Nothing can be added to ${shownAs} without changing what it says now.`);
  }
  return { text: whole, added };
}

/** Replaces an empty list; what stands behind it in its line, such as a comment, stays there. */
function replaced(text: string, [from, to]: readonly number[], added: string, newLine: string): string {
  const [behind = ''] = /^[^\r\n]*/.exec(text.slice(to)) ?? [];
  const below = text.slice((to ?? 0) + behind.length).replace(/^\r?\n/, '');
  return `${text.slice(0, from).trimEnd()}${behind}${newLine}${added}${below}`;
}

function inserted(text: string, at: number, part: string, newLine: string): string {
  const before = text.slice(0, at);
  return `${before}${before.endsWith('\n') ? '' : newLine}${part}${text.slice(at)}`;
}

/** Where the lines of a list end: comments to the left of it, and the empty lines before them, are not its own. */
function endOfList(text: string, to: number, indent: number): number {
  const lines = text.slice(0, to).split(/(?<=\n)/);
  const isOutside = (line: string) => line.trimStart().startsWith('#') && line.search(/\S/) < indent;
  const last = lines.findLastIndex((line) => line.trim() !== '' && !isOutside(line));
  return lines.slice(last + 1).some(isOutside) ? lines.slice(0, last + 1).join('').length : to;
}

/** Width of a line, as in the existing exams. */
const WIDTH = 120;

/** Characters that YAML wants escaped wherever they stand, or that are invisible. */
const unprintable = /[^\t\n\u0020-\u007E\u00A0-\u2027\u202A-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD\u{10000}-\u{10FFFF}]/u;

/**
 * Questions as they stand in an exam's file, from the first hyphen's line to the last line's end. `indent` is the number
 * of spaces before a question's hyphen; with `isSpaced` there are empty lines between questions.
 */
function questionsYaml(
  questions: ExamFile['questions'],
  { indent, isSpaced }: { readonly indent: number; readonly isSpaced: boolean },
): string {
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
