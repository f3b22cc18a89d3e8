import { parseArgs, type ParseArgsConfig } from 'node:util';
import { KnownFailure } from '../../server/knownFailure.ts';

/** One thing that `npm run content` can do. */
export interface Subcommand {
  /** What follows its name, such as `EXAM [--json]`. */
  readonly usage: string;
  /** What it does, in a line of the help. */
  readonly summary: string;
  /** Does it; `args` are what follows its name. Rejects with a `KnownFailure` where the person can help. */
  readonly run: (args: readonly string[]) => Promise<void>;
}

/** Arguments that a subcommand does not take: its usage is printed as well. */
export class UsageError extends KnownFailure {
  override name = 'UsageError';
}

/** The options and the named files or exams of a subcommand. Throws `UsageError` for options that it does not have. */
export function readArgs<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // The first sentence names the option; the second is advice about parseArgs itself.
    throw new UsageError(error.message.split('. ')[0] ?? error.message, { cause: error });
  }
}
