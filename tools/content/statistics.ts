import { readConfig } from '../../server/config.ts';
import { existingDatabase } from '../databaseCommand.ts';
import { counted } from '../../domain/numberWord.ts';
import { examStatistics, type QuestionStatistics } from './questionStatistics.ts';

/** Prints what first answers say of each question of an exam, and what to look at. */
export async function statistics(exam = ''): Promise<void> {
  await using db = await existingDatabase(readConfig(process.env));
  const questions = await examStatistics(db, exam);
  console.table(questions.map(rowOf));
  console.log(marksIn(questions).join('\n'));
}

const percent = (share: number) => Math.round(share * 100);

/** The key has a star. */
const optionIn = ({ id, isCorrect, share }: QuestionStatistics['options'][number]) =>
  `${id.toUpperCase()}${isCorrect ? '*' : ''} ${percent(share)}`;

const rowOf = ({ id, n, shareRight, discrimination, medianSeconds, options, marks }: QuestionStatistics) => ({
  question: id,
  n,
  ...(n > 0 && {
    'right %': percent(shareRight),
    discrimination: Number(discrimination.toFixed(2)),
    seconds: medianSeconds,
    'picked by %': options.map(optionIn).join('  '),
    marks: marks.map(({ kind }) => kind).join(' '),
  }),
});

/** What to look at, one line each, and the sum. */
function marksIn(questions: readonly QuestionStatistics[]): string[] {
  const lines = questions.flatMap(({ id, marks }) => marks.map(({ kind, why }) => `${id} ${kind}: ${why}`));
  const answered = questions.filter(({ n }) => n > 0).length;
  return ['', ...lines, `${counted(questions.length, 'question')}, ${answered} answered, ${lines.length} to look at.`];
}
