import { KnownFailure } from '../../../server/knownFailure.ts';
import { counted } from '../counted.ts';
import { exchangeExam } from '../formats/exchangeExam.ts';
import { writers } from '../formats/formats.ts';
import { openExam } from '../openExam.ts';
import { readArgs, type Subcommand, UsageError } from '../subcommand.ts';
import { writeWhole } from '../writeWhole.ts';

const formats = Object.keys(writers);

/** Writes an exam in another format: docs/exchange.md says what each of them holds. */
export const exportExam: Subcommand = {
  usage: `EXAM --format ${formats.join('|')} [--out FILE] [--folder FOLDER]`,
  summary: 'Writes an exam in another format, on the screen or into a file. QTI is a package, and takes a file.',
  async run(args) {
    const { values, positionals } = readArgs(args, {
      format: { type: 'string' },
      out: { type: 'string' },
      folder: { type: 'string' },
    });
    const [slug, ...more] = positionals;
    if (slug === undefined || more.length > 0) throw new UsageError('It takes one exam.');
    const format =
      values.format !== undefined && Object.hasOwn(writers, values.format) ? writers[values.format] : undefined;
    if (!format) throw new UsageError(`It takes a format: ${formats.join(', ')}.`);
    const { exam } = await openExam(slug, values.folder);
    const { content, written, leftOut } = await format.write(exchangeExam(exam));

    for (const { place, reason } of leftOut) console.error(`${slug}${place} left out: ${reason}`);
    if (written === 0) throw new KnownFailure(`${slug} has no question that can be written as ${values.format}.`);
    if (values.out !== undefined) await writeWhole(values.out, content);
    else if (typeof content === 'string') process.stdout.write(content);
    else if (process.stdout.isTTY) throw new UsageError('A package is no text for a screen. Add --out FILE.');
    else process.stdout.write(content);
    const left = leftOut.length > 0 ? `, ${leftOut.length} left out` : '';
    const without = format.loses === undefined ? '' : `, without ${format.loses}, which it can't hold`;
    console.error(`${counted(written, 'question')} of ${slug} written as ${values.format}${left}${without}.`);
  },
};
