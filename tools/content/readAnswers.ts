import * as z from 'zod/mini';
import { KnownFailure } from '../../server/knownFailure.ts';

const json = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/**
 * Reads a reader's answers: sorted letters by question id. The text is JSON, as `{"adm-setup-01": "C", "adm-data-02":
 * ["A", "D"]}`, or has one question to a line: its id, then the letters, separated as people like. Empty lines and lines
 * that begin with # are skipped. `shownAs` is the file's name in problems. Throws a `KnownFailure` that names the line.
 */
export function readAnswers(text: string, shownAs: string): Map<string, string> {
  const answers = new Map<string, string>();
  const found = text.trimStart().startsWith('{') ? fromJson(text, shownAs) : fromLines(text, shownAs);
  for (const { id, letters, line } of found) {
    const where = line === undefined ? shownAs : `${shownAs}:${line}:1`;
    if (!/^[A-Z]*$/.test(letters)) throw new KnownFailure(`${where} "${letters}" for ${id}: answers are letters.`);
    if (answers.has(id)) throw new KnownFailure(`${where} ${id} is answered twice.`);
    answers.set(id, [...new Set(letters)].toSorted().join(''));
  }
  return answers;
}

interface Answer {
  readonly id: string;
  readonly letters: string;
  /** From 1. */
  readonly line?: number;
}

const lettersOf = (text: string): string => text.replaceAll(/[\s,;:.+]|\band\b/g, '').toUpperCase();

function fromLines(text: string, shownAs: string): Answer[] {
  return text.split(/\r?\n/).flatMap((line, at) => {
    if (/^\s*(?:#|$)/.test(line)) return [];
    const [, id, rest = ''] = /^\s*([a-z0-9][\w-]*)(.*)$/i.exec(line) ?? [];
    if (id === undefined) throw new KnownFailure(`${shownAs}:${at + 1}:1 "${line.trim()}" begins with no question id.`);
    return [{ id, letters: lettersOf(rest), line: at + 1 }];
  });
}

function fromJson(text: string, shownAs: string): Answer[] {
  const { data, error } = json.safeParse(parse(text, shownAs));
  if (!data) {
    throw new KnownFailure(`${shownAs} takes letters by question id, as {"adm-setup-01": "C"}.`, { cause: error });
  }
  return Object.entries(data).map(([id, letters]) => ({ id, letters: lettersOf([letters].flat().join('')) }));
}

function parse(text: string, shownAs: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new KnownFailure(`${shownAs} is no JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
