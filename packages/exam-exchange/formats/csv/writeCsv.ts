import Papa from 'papaparse';
import { fieldNames } from '../../fields.ts';
import { letterAt } from '../../host.ts';
import type { OutgoingQuestion, Write } from '../../outgoing.ts';
import { formulaLike } from './formulas.ts';

/** Writes a table that spreadsheets open as it is: in UTF-8 with its mark, every cell quoted, formulas guarded. */
export const writeCsv: Write = ({ questions }) => {
  const answers = numbers(questions.map((question) => question.answers.length));
  const references = numbers(questions.map((question) => question.references.length));
  const fields = fieldNames.filter((name) => questions.some((question) => question.fields?.[name] !== undefined));
  const header = [
    'id',
    'section',
    'difficulty',
    'question',
    // An answer may be a letter itself, so the name says that these are none of the texts.
    'correct_letters',
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

/** From 1 to the largest of the counts. */
const numbers = (counts: readonly number[]): number[] =>
  Array.from({ length: Math.max(0, ...counts) }, (_, at) => at + 1);
