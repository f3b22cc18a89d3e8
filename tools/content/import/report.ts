import { counted } from '../counted.ts';
import type { LeftOut } from '../formats/exchange.ts';
import type { SettledQuestion } from './settle.ts';

/** What an import did, in lines: what is not as in the file, item by item with its place, then the sums. */
export function report(
  file: string,
  items: readonly (SettledQuestion | LeftOut)[],
  remarks: readonly string[],
  done: string,
): string[] {
  const questions = items.flatMap((item) => ('question' in item ? [item.question] : []));
  const left = items.length - questions.length;
  const answers = questions.flatMap((question) => question.answers);
  const missing = [
    counted(answers.filter(({ explanation }) => explanation === '').length, 'explanation'),
    counted(questions.filter(({ references }) => references.length === 0).length, 'reference'),
  ].filter((count) => !count.startsWith('0 '));
  const lines = [
    ...remarks,
    ...items.flatMap((item) => lineOf(file, item)),
    `${counted(questions.length, 'question')} ${done}${left > 0 ? `, ${left} left out` : ''}.`,
    ...(missing.length > 0
      ? [
          `${missing.join(' and ')} still to be written: npm run content:check names the places, and until then the site does not start.`,
        ]
      : []),
  ];
  return lines.map(printable);
}

/** A line as it may be printed: words of a file must not move the cursor, nor go on for ever. */
const printable = (line: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  (line.length > 1000 ? `${line.slice(0, 1000)} …` : line).replaceAll(/[\0-\x1F\x7F-\x9F\u2028\u2029]+/g, ' ');

function lineOf(file: string, item: SettledQuestion | LeftOut): string[] {
  if ('reason' in item) return [`${file}${item.place} left out: ${item.reason}`];
  return item.notes.length > 0 ? [`${file}${item.place} ${item.question.id}: ${item.notes.join('; ')}`] : [];
}
