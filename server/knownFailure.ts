/**
 * A failure whose message alone tells the person who started the server what to do.
 * The start prints it without a stack; every other error keeps its stack.
 */
export class KnownFailure extends Error {
  override name = 'KnownFailure';
}
