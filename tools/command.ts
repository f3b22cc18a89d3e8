import { KnownFailure } from '../server/knownFailure.ts';

/** Runs a command: what people can help about is printed in its one line, without a stack, and ends it with code 1. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof KnownFailure ? error.message : error);
    process.exitCode = 1;
  }
}
