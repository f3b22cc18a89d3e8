import { type NearPair, nearestPairs, SAME_MEANING } from '../../packages/exam-exchange/index.ts';
import { counted } from '../words.ts';
import { allExams } from './exams.ts';
import { readArgs, type Subcommand, UsageError } from './subcommand.ts';

/** Pairs that are printed unless someone asks for more. */
const COUNT = 40;

/** From which likeness on pairs are looked at: below it hardly anything is alike. */
const LEAST = 0.6;

/** Prints the questions of different exams that are nearest in meaning. */
export const twins: Subcommand = {
  usage: '[--count NUMBER] [--folder FOLDER]',
  summary: 'Prints the pairs of questions of different exams that are nearest in meaning.',
  async run(args) {
    const { values, positionals } = readArgs(args, { count: { type: 'string' }, folder: { type: 'string' } });
    if (positionals.length > 0) throw new UsageError('It takes no names.');
    const count = Number(values.count ?? COUNT);
    if (!Number.isInteger(count) || count < 1) throw new UsageError(`There is no count "${values.count}".`);
    const exams = await allExams(values.folder);
    const questions = exams.flatMap(({ exam }) => exam.questions.map((question) => ({ exam: exam.slug, ...question })));
    const pairs = nearestPairs(questions, LEAST);
    for (const { later, earlier, likeness } of pairs.slice(0, count)) {
      const [one, other] = [questions[earlier], questions[later]];
      if (one && other)
        console.log([`${likeness.toFixed(2)} ${one.id} ${other.id}`, described(one), described(other)].join('\n'));
    }
    console.log(sumOf(pairs, questions.length));
  },
};

/** How many questions have a twin in an exam before them. */
function sumOf(pairs: readonly NearPair[], questions: number): string {
  const twins = new Set(pairs.filter(({ likeness }) => likeness >= SAME_MEANING).map(({ later }) => later)).size;
  const share = ((twins / Math.max(1, questions)) * 100).toFixed(1);
  return `${twins} of ${counted(questions, 'question')} (${share} %) have a twin in another exam: ${SAME_MEANING} and above.`;
}

/** The end of a question, where it asks, and its key. */
function described({
  text,
  answers,
}: {
  text: string;
  answers: readonly { text: string; correct?: boolean | undefined }[];
}) {
  const asks = text.trim().replaceAll(/\s+/g, ' ').slice(-200);
  const keys = answers.flatMap((answer) => (answer.correct ? [answer.text.trim()] : []));
  return `     … ${asks} [${keys.join(' | ')}]`;
}
