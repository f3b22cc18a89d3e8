import { readFile } from 'node:fs/promises';
import { counted } from '../../domain/numberWord.ts';
import { answerLetter } from '../../domain/quiz/keys.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import { findExam } from './exams.ts';

/** Compares the answers of a file with an exam's keys, and prints each that differs. */
export async function compare(slug = '', file = ''): Promise<void> {
  const { exam, locate } = await findExam(slug);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new KnownFailure(`The answers ${file} can't be read.`, { cause: error });
  });
  const answers = readAnswers(text, file);
  const compared = exam.questions.map((question, index) => {
    const { line, column, ...at } = locate({ path: ['questions', index], message: '' });
    const key = question.answers.flatMap(({ correct }, letter) => (correct ? [answerLetter(letter)] : [])).join('');
    return {
      id: question.id,
      place: `${at.file}:${line}:${column} ${question.id}`,
      key,
      answer: answers.get(question.id),
    };
  });

  const missing = compared.filter(({ answer }) => answer === undefined);
  const disagreed = compared.filter(({ answer, key }) => answer !== undefined && answer !== key);
  const unknown = [...answers.keys()].filter((id) => compared.every((one) => one.id !== id));
  for (const { place, key, answer } of disagreed) {
    console.log(`${place}: the key says ${key}, the reader ${answer || 'nothing'}`);
  }
  for (const { place } of missing) console.log(`${place}: not answered`);
  for (const id of unknown) console.log(`${file}: there is no question "${id}" in ${slug}`);
  const agreed = compared.length - disagreed.length - missing.length;
  const open = missing.length > 0 ? `, ${missing.length} not answered` : '';
  console.log(`${counted(agreed, 'agreement')}, ${counted(disagreed.length, 'disagreement')}${open}`);
  if (disagreed.length + missing.length + unknown.length > 0) process.exitCode = 1;
}

/**
 * Reads a reader's answers: sorted letters by question id. The text has one question to a line: its id, then the letters,
 * separated as people like. Empty lines and lines that begin with # are skipped. `shownAs` is the file's name in problems.
 * Throws a `KnownFailure` that names the line.
 */
function readAnswers(text: string, shownAs: string): Map<string, string> {
  const answers = new Map<string, string>();
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const where = `${shownAs}:${at + 1}:1`;
    const [, id, rest = ''] = /^\s*([a-z0-9][\w-]*)(.*)$/i.exec(line) ?? [];
    if (id === undefined) throw new KnownFailure(`${where} "${line.trim()}" begins with no question id.`);
    const letters = rest.replaceAll(/[\s,;:.+]|\band\b/g, '').toUpperCase();
    if (!/^[A-Z]*$/.test(letters)) throw new KnownFailure(`${where} "${letters}" for ${id}: answers are letters.`);
    if (answers.has(id)) throw new KnownFailure(`${where} ${id} is answered twice.`);
    answers.set(id, [...new Set(letters)].toSorted().join(''));
  }
  return answers;
}
