import { isDeepStrictEqual } from 'node:util';
import { isMap, isSeq, parseDocument } from 'yaml';
import { type ExamFile, examFile } from '../../../server/content/examFile.ts';
import { readYaml } from '../../../server/content/readYaml.ts';
import { KnownFailure } from '../../../server/knownFailure.ts';
import { questionsYaml } from './questionsYaml.ts';

/** An exam's file with more questions. */
export interface Appended {
  readonly text: string;
  /** The part that was added. */
  readonly added: string;
}

/**
 * Adds questions at the end of those of an exam's file. Every other character of the file stays what it is, and comments
 * with it. Throws a `KnownFailure` for a list in brackets, which has no lines to add to.
 */
export function appendQuestions(
  text: string,
  exam: ExamFile,
  questions: ExamFile['questions'],
  shownAs: string,
): Appended {
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
    ? begun(text, list.range, added, newLine)
    : inserted(text, endOfList(text, to, layout.indent), layout.isSpaced ? newLine + added : added, newLine);

  const after = readYaml(whole, examFile, shownAs).value?.questions;
  if (!isDeepStrictEqual(after, [...exam.questions, ...questions])) {
    throw new KnownFailure(`Nothing can be added to ${shownAs} without changing what it says now.`);
  }
  return { text: whole, added };
}

/** Puts a list in the place of an empty one; what stands behind that in its line, such as a comment, stays there. */
function begun(text: string, [from, to]: readonly number[], added: string, newLine: string): string {
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
