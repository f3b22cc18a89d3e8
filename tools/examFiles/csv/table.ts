import Papa from 'papaparse';
import { KnownFailure } from '../../../server/knownFailure.ts';
import { fieldNames } from '../fields.ts';

/** What columns hold, by their names in small letters without other signs. The group is a number from 1, or a letter. */
const known: readonly (readonly [RegExp, string])[] = [
  [/^id$/, 'id'],
  [/^(?:section|category|topic)$/, 'section'],
  [/^(?:difficulty|level)$/, 'difficulty'],
  [/^(?:question|questiontext|text|prompt)$/, 'question'],
  [/^(?:correct|correctanswers?|answers?|key)$/, 'correct'],
  [/^(?:answer|option|choice)(\d{1,2}|[a-z])$/, 'answer'],
  [/^([a-z])$/, 'answer'],
  [/^(?:explanation|feedback)(\d{1,2}|[a-z])$/, 'explanation'],
  [/^(?:reference|referencetitle)(\d{1,2})$/, 'reference'],
  [/^(?:url|referenceurl)(\d{1,2})$/, 'url'],
  ...fieldNames.map((name) => [new RegExp(`^${name.toLowerCase()}$`), name] as const),
];

/** What a column holds, such as `question` or `answer 1`; undefined where its name is unknown. */
function columnOf(name: string): string | undefined {
  const plain = name.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  for (const [pattern, kind] of known) {
    const found = pattern.exec(plain);
    if (found) return found[1] === undefined ? kind : `${kind} ${numberOf(found[1])}`;
  }
  return undefined;
}

/** The number of an answer, from 1, by its number or its letter; NaN for other words. */
const numberOf = (word: string): number =>
  /^[a-z]$/i.test(word) ? word.toLowerCase().charCodeAt(0) - 96 : Number(word);

/** The columns of a file by its first line. Throws a `KnownFailure` where they hold no questions. */
export function readColumns(header: readonly string[], shownAs: string): (string | undefined)[] {
  const columns = header.map(columnOf);
  const twice = columns.findIndex((name, at) => name !== undefined && columns.indexOf(name) < at);
  if (twice >= 0) throw new KnownFailure(`${shownAs}:1:1 two columns hold the same: "${header[twice]}" is the second.`);
  const missing = ['question', 'correct', 'answer 1', 'answer 2'].find((name) => !columns.includes(name));
  if (missing === undefined) return columns;
  const name = missing.replace(' ', '_');
  throw new KnownFailure(`${shownAs}:1:1 there is no column "${name}". The first line names the columns.`);
}

/** A row of a file. */
export interface Row {
  /** Where it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Why it can't be read. */
  readonly problem: string | undefined;
}

/** The delimiter by which the first line names the most known columns. */
function delimiterOf(text: string): string {
  const columns = (delimiter: string) =>
    (Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0] ?? []).filter((name) => columnOf(name)).length;
  return [',', ';', '\t', '|'].toSorted((one, other) => columns(other) - columns(one))[0] ?? ',';
}

/** Splits a file into rows without the empty ones. A first line as `sep=;`, which spreadsheets know, names the delimiter. */
export function readRows(text: string): Row[] {
  const [first = '', delimiter] = /^sep=(.)\n/i.exec(text) ?? [];
  const body = text.slice(first.length);
  const rows: Row[] = [];
  let line = first === '' ? 1 : 2;
  let from = 0;
  Papa.parse<string[]>(body, {
    delimiter: delimiter ?? delimiterOf(body),
    newline: '\n',
    step({ data: cells, errors, meta }) {
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells, problem: errors[0]?.message });
      line += body.slice(from, meta.cursor).split('\n').length - 1;
      from = meta.cursor;
    },
  });
  return rows;
}

/**
 * The numbers of the correct answers by the content of a cell: letters or numbers as `B`, `A, C` or `1;3`, or the text of one
 * answer. Else a phrase that says what is wrong.
 */
export function correctOnes(
  cell: string,
  answers: readonly { readonly number: number; readonly text: string }[],
): Set<number> | string {
  const named = answers.filter(({ text }) => text === cell);
  if (named.length === 1) return new Set(named.map(({ number }) => number));
  const words = cell.split(/[\s,;|&/]+/).filter(Boolean);
  const unknown = words.find((word) => !answers.some(({ number }) => number === numberOf(word)));
  if (unknown === undefined) return new Set(words.map(numberOf));
  return `the correct answer "${unknown.slice(0, 100)}": there is no such answer`;
}
