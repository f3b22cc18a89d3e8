import { readFile } from 'node:fs/promises';
import { KnownFailure } from '../../../server/knownFailure.ts';
import { counted } from '../counted.ts';
import { findExam } from '../findExam.ts';
import { readArgs, type Subcommand, UsageError } from '../subcommand.ts';
import { compareAnswers } from './compareAnswers.ts';
import { readAnswers } from './readAnswers.ts';

/** Compares what a second reader answered with the keys of an exam. */
export const compare: Subcommand = {
  usage: 'EXAM FILE [--folder FOLDER]',
  summary: 'Compares answers with the keys. FILE has a line "adm-setup-01 C" for each question, or is JSON.',
  async run(args) {
    const { values, positionals } = readArgs(args, { folder: { type: 'string' } });
    const [slug, file, ...more] = positionals;
    if (slug === undefined || file === undefined || more.length > 0) {
      throw new UsageError('It takes an exam and a file of answers.');
    }
    const { exam, locate } = await findExam(slug, values.folder);
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      throw new KnownFailure(`The answers ${file} can't be read.`, { cause: error });
    });
    const { agreed, disagreed, missing, unknown } = compareAnswers(exam, readAnswers(text, file));

    const place = (index: number) => {
      const at = locate({ path: ['questions', index], message: '' });
      return `${at.file}:${at.line}:${at.column}`;
    };
    for (const { id, index, key, answer } of disagreed) {
      console.log(`${place(index)} ${id}: the key says ${key}, the reader ${answer || 'nothing'}`);
    }
    for (const { id, index } of missing) console.log(`${place(index)} ${id}: not answered`);
    for (const id of unknown) console.log(`${file}: there is no question "${id}" in ${slug}`);
    const open = missing.length > 0 ? `, ${missing.length} not answered` : '';
    console.log(`${counted(agreed, 'agreement')}, ${counted(disagreed.length, 'disagreement')}${open}`);
    if (disagreed.length + missing.length + unknown.length > 0) process.exitCode = 1;
  },
};
