import { KnownFailure } from '../knownFailure.ts';

/** Something wrong in a content file. */
export interface Problem {
  /** The path of the file, for people. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1. */
  readonly column: number;
  readonly message: string;
}

/** A problem and its place: keys and indexes from the top of the file. */
export interface Finding {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** A problem in one line, in the format that editors turn into a link. */
export function formatProblem({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column} ${message}`;
}

/** Content that can't be served; the message lists every problem, one per line. */
export class ContentError extends KnownFailure {
  override name = 'ContentError';

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
  }
}
