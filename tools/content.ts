/**
 * Works with the exams of content/exams: `npm run content -- SUBCOMMAND …`, or `npm run content` for a list.
 * Every subcommand has its own file in tools/content.
 */
import { KnownFailure } from '../server/knownFailure.ts';
import { command } from './command.ts';
import { compare } from './content/compare.ts';
import { print } from './content/print.ts';
import { schema } from './content/schema.ts';
import type { Subcommand } from './content/subcommand.ts';
import { statistics } from './content/statistics.ts';
import { versions } from './content/versions.ts';

/** Everything that `npm run content` can do, by name. */
const subcommands: Readonly<Record<string, Subcommand>> = {
  print,
  compare,
  statistics,
  versions,
  schema,
};

const [name = '', ...args] = process.argv.slice(2);

await command(async () => {
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (!subcommand) throw new KnownFailure(help());
  await subcommand.run(args);
});

function help(): string {
  const lines = Object.entries(subcommands).map(
    ([called, { usage, summary }]) => `  npm run content -- ${called} ${usage}\n      ${summary}`,
  );
  return `Works with the exams of content/exams.\n\n${lines.join('\n')}`;
}
