import { KnownFailure } from '../../server/knownFailure.ts';
import { exportExam, exportFormats } from '../../packages/exam-exchange/index.ts';
import { counted } from '../words.ts';
import { openExam } from './exams.ts';
import { readArgs, type Subcommand, UsageError } from './subcommand.ts';
import { writeWhole } from './writeWhole.ts';

/** Writes an exam in another format: packages/exam-exchange/README.md says what each of them holds. */
export const exportFile: Subcommand = {
  usage: `EXAM --format ${exportFormats.join('|')} [--out FILE] [--folder FOLDER]`,
  summary: 'Writes an exam in another format, on the screen or into a file. QTI is a package, and takes a file.',
  async run(args) {
    const { values, positionals } = readArgs(args, {
      format: { type: 'string' },
      out: { type: 'string' },
      folder: { type: 'string' },
    });
    const [slug, ...more] = positionals;
    if (slug === undefined || more.length > 0) throw new UsageError('It takes one exam.');
    const { format } = values;
    if (format === undefined || !exportFormats.includes(format)) {
      throw new UsageError(`It takes a format: ${exportFormats.join(', ')}.`);
    }
    const { exam } = await openExam(slug, values.folder);
    const { content, written, leftOut, loses } = await exportExam(exam, format);

    for (const { place, reason } of leftOut) console.error(`${slug}${place} left out: ${reason}`);
    if (written === 0) throw new KnownFailure(`${slug} has no question that can be written as ${format}.`);
    if (values.out !== undefined) await writeWhole(values.out, content);
    else if (typeof content === 'string') process.stdout.write(content);
    else if (process.stdout.isTTY) throw new UsageError('A package is no text for a screen. Add --out FILE.');
    else process.stdout.write(content);
    const left = leftOut.length > 0 ? `, ${leftOut.length} left out` : '';
    const without = loses === undefined ? '' : `, without ${loses}, which it can't hold`;
    console.error(`${counted(written, 'question')} of ${slug} written as ${format}${left}${without}.`);
  },
};
