/**
 * Works with the exams of content/exams: `npm run content -- SUBCOMMAND …`, or `npm run content` for what there is.
 * Every subcommand has a file of its own below tools/content and its line in tools/content/subcommands.ts.
 */
import { KnownFailure } from '../server/knownFailure.ts';
import { type Subcommand, UsageError } from './content/subcommand.ts';
import { subcommands } from './content/subcommands.ts';
import { command } from './db/command.ts';

const CALL = 'npm run content --';
const [name = 'help', ...args] = process.argv.slice(2);
const asksForHelp = ['help', '--help', '-h'];

await command(async () => {
  if (asksForHelp.includes(name)) return console.log(help());
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (!subcommand) throw new KnownFailure(`There is no subcommand "${name}".\n\n${help()}`);
  if (args.some((arg) => asksForHelp.slice(1).includes(arg))) {
    return console.log(`${callOf(name, subcommand)}\n${subcommand.summary}`);
  }
  await subcommand.run(args).catch((error: unknown) => {
    if (!(error instanceof UsageError)) throw error;
    throw new KnownFailure(`${error.message}\nUsage: ${callOf(name, subcommand)}`, { cause: error });
  });
});

function callOf(called: string, { usage }: Subcommand): string {
  return `${CALL} ${called} ${usage}`;
}

function help(): string {
  const lines = Object.entries(subcommands).map(([called, one]) => `  ${callOf(called, one)}\n      ${one.summary}`);
  return `Works with the exams of content/exams.\n\n${lines.join('\n')}`;
}
