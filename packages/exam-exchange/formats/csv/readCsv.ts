import { atLine, type Draft, type LeftOut, type Read, type Reading, type Source } from '../../draft.ts';
import { fieldNames, type Fields } from '../../fields.ts';
import { KnownFailure } from '../../host.ts';
import { readHtml } from '../../text/html.ts';
import { fromMarkup, plainText } from '../../text/markup.ts';
import { decodeText } from '../decodeText.ts';
import { type AnkiFacts, readAnkiFacts } from './anki.ts';
import { readBrightspace } from './brightspace.ts';
import { type Header, readHeader, type TableLine } from './columns.ts';
import { unguarded } from './formulas.ts';
import { type Base, baseOf, correctOnes, type Key } from './key.ts';
import { beginsQuestion, fromHeader, readRows, type Row } from './rows.ts';

/** Reads a table of questions: README.md lists its columns. */
export const readCsv: Read = (source) => {
  const { bytes, shownAs } = source;
  const facts = readAnkiFacts(decodeText(bytes, shownAs));
  const rows = readRows(facts.body, facts.delimiter);
  if (rows.length === 0) throw new KnownFailure(`${shownAs} is empty.`);
  if (rows.some(({ cells }) => beginsQuestion(cells))) return { items: readBrightspace(rows) };
  if (facts.header) return readTable({ line: 1, cells: facts.header }, rows, facts, source);
  const [header, ...body] = fromHeader(rows);
  return readTable(header ?? { line: 1, cells: [] }, body, facts, source);
};

/** A table with one question to a row. */
function readTable(
  names: TableLine,
  rows: readonly Row[],
  { isHtml }: AnkiFacts,
  { shownAs, numbersFrom }: Source,
): Reading {
  const header = readHeader(names, shownAs);
  const unknown = names.cells.filter((name, at) => !header.columns[at] && name.trim() !== '');
  const parts = rows.map((row) => partsOf(row, header));
  const base = baseOf(
    parts.map(({ key }) => key),
    header,
    numbersFrom,
  );
  return {
    items: parts.map((part) => readRow(part, { ...header, base, isHtml })),
    remarks: unknown.map((name) => `${shownAs}:${names.line}:1 the column "${name}" is not taken over.`),
  };
}

/** More numbered columns than a name can have. */
const NUMBERS = Array.from({ length: 100 }, (_, at) => at + 1);

/** The cells of a row by what they hold. */
function partsOf(row: Row, { columns }: Header) {
  const cell = (column: string): string => unguarded(row.cells[columns.indexOf(column)] ?? '').trim();
  const numbered = NUMBERS.map((number) => ({
    number,
    text: cell(`answer ${number}`),
    explanation: cell(`explanation ${number}`),
    title: cell(`reference ${number}`),
    url: cell(`url ${number}`),
  }));
  const wrong = NUMBERS.map((number) => cell(`wrong ${number}`)).filter(Boolean);
  const isByKind = columns.includes('wrong 1');
  const kinds = [cell('correct'), ...wrong].map((text, at) => ({ number: at + 1, text, explanation: '' }));
  const answers = isByKind ? kinds : numbered.filter(({ text }) => text !== '');
  // Where wrong answers have columns of their own, the correct one has, too.
  const key: Key = {
    line: row.line,
    cell: isByKind ? 'A' : cell('correct'),
    answers,
    marks: NUMBERS.map((number) => cell(`mark ${number}`)),
  };
  return { row, cell, numbered, answers, key };
}

/** What holds for all rows of a table. */
interface Table extends Header {
  readonly base: Base;
  readonly isHtml: boolean;
}

function readRow({ row, cell, numbered, answers, key }: ReturnType<typeof partsOf>, table: Table): Draft | LeftOut {
  const place = atLine(row.line);
  if (row.problem !== undefined) return { place, reason: `a row that can't be read: ${row.problem}` };
  const other = otherNote(cell);
  if (other !== undefined) return { place, reason: `${other}: only choices can be taken over` };
  const isByKind = table.columns.includes('wrong 1');
  const correct = isByKind ? new Set([1]) : correctOnes(key, table, table.base);
  if (typeof correct === 'string') return { place, reason: correct };

  const texts = (text: string) => (table.isHtml ? fromMarkup(readHtml(text)) : plainText(text));
  const unowned = numbered.filter(({ text, explanation }) => text === '' && explanation !== '');
  const extra = row.cells.slice(table.columns.length).filter((one) => one.trim() !== '');
  const source = cell('source');
  const isLink = /^https:\/\/\S+$/.test(source);
  return {
    place,
    lost: [
      ...unowned.map(({ number }) => `explanation ${number}: there is no such answer`),
      ...extra.map((one) => `"${one}" beyond the last column`),
      ...(source === '' || isLink ? [] : [`the source "${source.slice(0, 200)}", which is no address`]),
    ],
    id: cell('id') || undefined,
    section: cell('section') || undefined,
    difficulty: cell('difficulty') || undefined,
    text: texts(cell('question')),
    fields: Object.fromEntries(fieldNames.map((name) => [name, cell(name)])) satisfies Fields,
    answers: answers.map(({ number, text, explanation }) => ({
      text: texts(text),
      correct: correct.has(number),
      feedback: explanation === '' ? [] : [texts(explanation)],
    })),
    general: texts(cell('general')),
    references: [
      ...numbered.flatMap(({ title, url }) => (url === '' ? [] : [{ title: title || url, url }])),
      ...(isLink ? [{ title: source, url: source }] : []),
    ],
  };
}

/** What a note of Anki is that is no choice; undefined for a choice, and in other tables. */
function otherNote(cell: (column: string) => string): string | undefined {
  const type = cell('note type');
  if (type !== '' && !type.includes('AllInOne')) return `a note of the type "${type}"`;
  return cell('type') === '0' ? 'a Kprim question' : undefined;
}
