import Papa from 'papaparse';
import { letterAt } from '../../letters.ts';
import type { OutgoingQuestion } from '../exchangeExam.ts';
import type { Write } from '../format.ts';
import { formulaLike } from './guard.ts';

/** Writes a table that spreadsheets open as it is: in UTF-8 with its mark, every cell quoted, formulas guarded. */
export const writeCsv: Write = ({ questions }) => {
  const answers = most(questions.map((question) => question.answers.length));
  const references = most(questions.map((question) => question.references.length));
  const header = [
    'id',
    'section',
    'difficulty',
    'question',
    'correct',
    ...numbered(answers).flatMap((number) => [`answer_${number}`, `explanation_${number}`]),
    ...numbered(references).flatMap((number) => [`reference_${number}`, `url_${number}`]),
  ];
  const rows = questions.map((question) => rowOf(question, answers, references));
  const table = Papa.unparse([header, ...rows], { quotes: true, escapeFormulae: formulaLike });
  return { content: `\uFEFF${table}\r\n`, written: questions.length, leftOut: [] };
};

function rowOf(question: OutgoingQuestion, answers: number, references: number): string[] {
  const { id, section, difficulty, text } = question;
  const correct = question.answers.flatMap((answer, at) => (answer.correct ? [letterAt(at)] : []));
  return [
    id,
    section,
    difficulty,
    text,
    correct.join(', '),
    ...numbered(answers).flatMap((number) => {
      const answer = question.answers[number - 1];
      return [answer?.text ?? '', answer?.explanation ?? ''];
    }),
    ...numbered(references).flatMap((number) => {
      const reference = question.references[number - 1];
      return [reference?.title ?? '', reference?.url ?? ''];
    }),
  ];
}

const most = (counts: readonly number[]): number => Math.max(0, ...counts);

const numbered = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
