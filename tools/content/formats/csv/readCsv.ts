import { KnownFailure } from '../../../../server/knownFailure.ts';
import { decodeText } from '../decodeText.ts';
import { atLine, type FoundQuestion, type LeftOut } from '../exchange.ts';
import type { Read } from '../format.ts';
import { type Column, readColumns } from './columns.ts';
import { correctOnes } from './correctOnes.ts';
import { unguarded } from './guard.ts';
import { readRows, type Row } from './rows.ts';

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

function readRow({ line, cells, problem }: Row, columns: readonly (Column | undefined)[]): FoundQuestion | LeftOut {
  const place = atLine(line);
  if (problem !== undefined) return { place, reason: `a row that can't be read: ${problem}` };
  const cell = (kind: Column['kind'], number?: number): string => {
    const at = columns.findIndex((one) => one?.kind === kind && ('number' in one ? one.number : undefined) === number);
    return unguarded(cells[at] ?? '').trim();
  };
  const numbers = (kind: Column['kind']): number[] =>
    columns.flatMap((one) => (one?.kind === kind && 'number' in one ? [one.number] : [])).toSorted((a, b) => a - b);

  const answers = numbers('answer')
    .map((number) => ({ number, text: cell('answer', number), explanation: cell('explanation', number) }))
    .filter(({ text }) => text !== '');
  const correct = correctOnes(cell('correct'), answers);
  if (typeof correct === 'string') return { place, reason: correct };
  const unowned = numbers('explanation').filter(
    (number) => cell('explanation', number) !== '' && cell('answer', number) === '',
  );
  return {
    place,
    lost: [
      ...unowned.map((number) => `explanation ${number + 1}: there is no such answer`),
      ...cells
        .slice(columns.length)
        .flatMap((extra) => (extra.trim() === '' ? [] : [`"${extra}" beyond the last column`])),
    ],
    question: {
      id: cell('id') || undefined,
      section: cell('section') || undefined,
      difficulty: cell('difficulty') || undefined,
      text: cell('question'),
      answers: answers.map(({ number, text, explanation }) => ({ text, correct: correct.has(number), explanation })),
      references: numbers('url').flatMap((number) => {
        const url = cell('url', number);
        return url === '' ? [] : [{ title: cell('reference', number) || url, url }];
      }),
    },
  };
}
