/** Works with the exams of content/exams: `npm run content -- SUBCOMMAND …`, or `npm run content` for a list. */
import { KnownFailure } from '../server/knownFailure.ts';
import { command } from './command.ts';
import { compare } from './content/compare.ts';
import { print } from './content/print.ts';
import { schema } from './content/schema.ts';
import { statistics } from './content/statistics.ts';
import { versions } from './content/versions.ts';

const help = `Works with the exams of content/exams.

  npm run content -- print EXAM
      Prints an exam without its keys and explanations, for a second reader.
  npm run content -- compare EXAM FILE
      Compares answers with the keys. FILE has a line "adm-setup-01 C" for each question.
  npm run content -- statistics EXAM
      Prints what first answers say of each question, and what to look at.
  npm run content -- versions [FOLDER] [--retire]
      Notes new questions and new versions in versions.json; with --retire those that are gone as well.
  npm run content -- schema
      Makes content/exams/exam.schema.json anew, by which editors complete and check exam files.`;

type Subcommand = (...words: string[]) => Promise<void>;
const subcommands = new Map<string, Subcommand>(Object.entries({ print, compare, statistics, versions, schema }));

await command(async () => {
  const [name = '', ...words] = process.argv.slice(2);
  const run = subcommands.get(name);
  if (!run) throw new KnownFailure(help);
  await run(...words);
});
