import { findExam } from '../findExam.ts';
import { readArgs, type Subcommand, UsageError } from '../subcommand.ts';
import { asText } from './asText.ts';
import { withoutKeys } from './withoutKeys.ts';

/** Prints an exam as somebody sees it who is to answer it afresh: without keys and explanations. */
export const print: Subcommand = {
  usage: 'EXAM [--json] [--folder FOLDER]',
  summary: 'Prints an exam without its keys and explanations, for a second reader.',
  async run(args) {
    const { values, positionals } = readArgs(args, { json: { type: 'boolean' }, folder: { type: 'string' } });
    const [slug, ...more] = positionals;
    if (slug === undefined || more.length > 0) throw new UsageError('It takes one exam.');
    const { exam } = await findExam(slug, values.folder);
    const questions = withoutKeys(exam);
    console.log(values.json ? JSON.stringify(questions, undefined, 2) : asText(exam.name, questions));
  },
};
