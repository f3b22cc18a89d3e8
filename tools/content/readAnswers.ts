import { KnownFailure } from '../../server/knownFailure.ts';

/**
 * Reads a reader's answers: sorted letters by question id. The text has one question to a line: its id, then the letters,
 * separated as people like. Empty lines and lines that begin with # are skipped. `shownAs` is the file's name in problems.
 * Throws a `KnownFailure` that names the line.
 */
export function readAnswers(text: string, shownAs: string): Map<string, string> {
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
