import { guesserTable } from './checks/guesserTable.ts';
import { allExams } from './exams.ts';
import { readArgs, type Subcommand, UsageError } from './subcommand.ts';

/** Prints what someone finds who knows nothing of the matter. */
export const guessers: Subcommand = {
  usage: '[--folder FOLDER]',
  summary: 'Prints how many keys are found by the form of the answers alone, such as by picking the longest.',
  async run(args) {
    const { values, positionals } = readArgs(args, { folder: { type: 'string' } });
    if (positionals.length > 0) throw new UsageError('It takes no names.');
    const exams = await allExams(values.folder);
    console.log(guesserTable(exams.map(({ exam }) => exam)).join('\n'));
  },
};
