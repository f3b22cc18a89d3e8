/** One thing that `npm run content` can do. */
export interface Subcommand {
  /** What follows its name, such as `[FOLDER] [--retire]`; what may be left out is in brackets. */
  readonly usage: string;
  /** What it does, in a line of the help. */
  readonly summary: string;
  /** Does it with the words after its name. Rejects with a `KnownFailure` where the person can help. */
  readonly run: (args: readonly string[]) => void | Promise<void>;
}
