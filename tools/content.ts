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

const CALL = 'npm run content --';
const [name = '--help', ...args] = process.argv.slice(2);

await command(async () => {
  if (['help', '--help', '-h'].includes(name)) return console.log(help());
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (!subcommand) throw new KnownFailure(`There is no subcommand "${name}".\n\n${help()}`);
  const options = args.filter((arg) => arg.startsWith('--'));
  const names = args.filter((arg) => !options.includes(arg));
  const takes = subcommand.usage.split(' ');
  const least = takes.filter((word) => /^[A-Z]+$/.test(word)).length;
  const most = least + takes.filter((word) => /^\[[A-Z]+\]$/.test(word)).length;
  const isKnown = options.every((option) => takes.includes(`[${option}]`));
  if (!isKnown || names.length < least || names.length > most) {
    throw new KnownFailure(`Usage: ${callOf(name, subcommand)}\n${subcommand.summary}`);
  }
  await subcommand.run(names, new Set(options));
});

function callOf(called: string, { usage }: Subcommand): string {
  return `${CALL} ${called} ${usage}`;
}

function help(): string {
  const lines = Object.entries(subcommands).map(([called, one]) => `  ${callOf(called, one)}\n      ${one.summary}`);
  return `Works with the exams of content/exams.\n\n${lines.join('\n')}`;
}
