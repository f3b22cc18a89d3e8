import Papa from 'papaparse';
import { columnOf } from './columns.ts';

/** A row of a file. */
export interface Row {
  /** Where it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Why it can't be read, where it can't. */
  readonly problem?: string;
}

const delimiters = [',', ';', '\t', '|'] as const;

/** The delimiter by which the first line names the most columns that are known. */
function delimiterOf(text: string): string {
  const known = (delimiter: string) =>
    (Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0] ?? []).filter((name) => columnOf(name)).length;
  return delimiters.toSorted((one, other) => known(other) - known(one))[0] ?? ',';
}

/** Splits a file into rows; empty ones are left out. A first line as `sep=;`, which spreadsheets know, says how. */
export function readRows(text: string): Row[] {
  const [said = '', sign] = /^sep=(.)\n/i.exec(text) ?? [];
  const body = text.slice(said.length);
  const rows: Row[] = [];
  let line = said === '' ? 1 : 2;
  let from = 0;
  Papa.parse<string[]>(body, {
    delimiter: sign ?? delimiterOf(body),
    newline: '\n',
    step({ data: cells, errors, meta }) {
      const problem = errors[0]?.message;
      if (cells.some((cell) => cell.trim() !== ''))
        rows.push({ line, cells, ...(problem !== undefined && { problem }) });
      line += body.slice(from, meta.cursor).split('\n').length - 1;
      from = meta.cursor;
    },
  });
  return rows;
}
