import Papa from 'papaparse';
import { KnownFailure } from '../../../server/knownFailure.ts';
import { letterAt } from '../../words.ts';
import { fieldNames, type Fields } from '../fields.ts';
import { decodeText } from '../decodeText.ts';
import { atLine, type FoundQuestion, type LeftOut, type OutgoingQuestion, type Read, type Write } from '../exchange.ts';
import { correctOnes, readColumns, readRows, type Row } from './table.ts';

/** A cell that spreadsheets take for a formula, also behind quotes that guard it already. */
const formulaLike = /^'*[=+\-@\t\r＝＋－＠]/;

/** A cell without the quote that guards it; `writeCsv` puts it there. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && formulaLike.test(cell) ? cell.slice(1) : cell;

/** More numbered columns than a name can have. */
const NUMBERS = 100;

/** Reads a table of questions: docs/exchange.md lists its columns. */
export const readCsv: Read = ({ bytes, shownAs }) => {
  const [first, ...rows] = readRows(decodeText(bytes, shownAs));
  if (!first) throw new KnownFailure(`${shownAs} is empty.`);
  const columns = readColumns(first.cells, shownAs);
  const unknown = first.cells.filter((name, at) => !columns[at] && name.trim() !== '');
  return {
    items: rows.map((row) => readRow(row, columns)),
    remarks: unknown.map((name) => `${shownAs}:${first.line}:1 the column "${name}" is not taken over.`),
  };
};

function readRow({ line, cells, problem }: Row, columns: readonly (string | undefined)[]): FoundQuestion | LeftOut {
  const place = atLine(line);
  if (problem !== undefined) return { place, reason: `a row that can't be read: ${problem}` };
  const cell = (column: string): string => unguarded(cells[columns.indexOf(column)] ?? '').trim();
  const parts = numbers(NUMBERS).map((number) => ({
    number,
    text: cell(`answer ${number}`),
    explanation: cell(`explanation ${number}`),
    title: cell(`reference ${number}`),
    url: cell(`url ${number}`),
  }));

  const answers = parts.filter(({ text }) => text !== '');
  const correct = correctOnes(cell('correct'), answers);
  if (typeof correct === 'string') return { place, reason: correct };
  const unowned = parts.filter(({ text, explanation }) => text === '' && explanation !== '');
  const extra = cells.slice(columns.length).filter((one) => one.trim() !== '');
  return {
    place,
    lost: [
      ...unowned.map(({ number }) => `explanation ${number}: there is no such answer`),
      ...extra.map((one) => `"${one}" beyond the last column`),
    ],
    question: {
      id: cell('id') || undefined,
      section: cell('section') || undefined,
      difficulty: cell('difficulty') || undefined,
      text: cell('question'),
      fields: Object.fromEntries(fieldNames.map((name) => [name, cell(name)])) satisfies Fields,
      answers: answers.map(({ number, text, explanation }) => ({ text, correct: correct.has(number), explanation })),
      references: parts.flatMap(({ title, url }) => (url === '' ? [] : [{ title: title || url, url }])),
    },
  };
}

/** Writes a table that spreadsheets open as it is: in UTF-8 with its mark, every cell quoted, formulas guarded. */
export const writeCsv: Write = ({ questions }) => {
  const answers = numbers(Math.max(0, ...questions.map((question) => question.answers.length)));
  const references = numbers(Math.max(0, ...questions.map((question) => question.references.length)));
  const fields = fieldNames.filter((name) => questions.some((question) => question.fields?.[name] !== undefined));
  const header = [
    'id',
    'section',
    'difficulty',
    'question',
    'correct',
    ...answers.flatMap((number) => [`answer_${number}`, `explanation_${number}`]),
    ...references.flatMap((number) => [`reference_${number}`, `url_${number}`]),
    ...fields.map((name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
  ];
  const rowOf = (question: OutgoingQuestion): string[] => [
    question.id,
    question.section,
    question.difficulty,
    question.text,
    question.answers.flatMap(({ correct }, at) => (correct ? [letterAt(at)] : [])).join(', '),
    ...answers.flatMap((number) => {
      const answer = question.answers[number - 1];
      return [answer?.text ?? '', answer?.explanation ?? ''];
    }),
    ...references.flatMap((number) => {
      const reference = question.references[number - 1];
      return [reference?.title ?? '', reference?.url ?? ''];
    }),
    ...fields.map((name) => question.fields?.[name] ?? ''),
  ];
  const table = Papa.unparse([header, ...questions.map(rowOf)], { quotes: true, escapeFormulae: formulaLike });
  return { content: `\uFEFF${table}\r\n`, written: questions.length, leftOut: [] };
};

/** From 1 to a count. */
const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
