import Papa from 'papaparse';
import { knownColumns, namesColumns, type TableLine } from './columns.ts';

/** A row of a file. */
export interface Row extends TableLine {
  /** Why it can't be read. */
  readonly problem: string | undefined;
}

/** Lines among which the one that names the columns is looked for: templates have titles above it. */
const HEAD = 10;

/** The delimiter by which one of the first lines has the most known columns, or the most cells of Brightspace's. */
function delimiterOf(text: string): string {
  const columns = (delimiter: string) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: HEAD, skipEmptyLines: true });
    return Math.max(0, ...data.map((cells) => (beginsQuestion(cells) ? HEAD : knownColumns(cells))));
  };
  return [',', ';', '\t', '|'].toSorted((one, other) => columns(other) - columns(one))[0] ?? ',';
}

/** Whether a line begins a question of Brightspace, which has a question in several lines. */
export const beginsQuestion = ([first = '', type = '']: readonly string[]): boolean =>
  /^newquestion$/i.test(first.trim()) && type.trim() !== '';

/** Splits a file into rows without the empty ones. A first line as `sep=;`, which spreadsheets know, names the delimiter. */
export function readRows(text: string, given?: string): Row[] {
  const [first = '', delimiter] = /^sep=(.)\n/i.exec(text) ?? [];
  const body = text.slice(first.length);
  const rows: Row[] = [];
  let line = first === '' ? 1 : 2;
  let from = 0;
  Papa.parse<string[]>(body, {
    delimiter: given ?? delimiter ?? delimiterOf(body),
    newline: '\n',
    step({ data: cells, errors, meta }) {
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells, problem: errors[0]?.message });
      line += body.slice(from, meta.cursor).split('\n').length - 1;
      from = meta.cursor;
    },
  });
  return rows;
}

/** The rows from the one that names the columns. */
export function fromHeader(rows: readonly Row[]): readonly Row[] {
  const at = rows.slice(0, HEAD).findIndex(({ cells }) => namesColumns(cells));
  return rows.slice(Math.max(0, at));
}
