import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { readArgs, type Subcommand, UsageError } from '../subcommand.ts';
import { schemaFile, schemaText } from './schemaText.ts';

/** Makes the JSON Schema of exam files anew, after `server/content/examFile.ts` has changed. */
export const schema: Subcommand = {
  usage: '',
  summary: 'Makes content/exams/exam.schema.json anew, by which editors complete and check exam files.',
  async run(args) {
    if (readArgs(args, {}).positionals.length > 0) throw new UsageError('It takes nothing.');
    await writeFile(schemaFile, schemaText());
    console.log(`${relative(process.cwd(), schemaFile)} is up to date.`);
  },
};
