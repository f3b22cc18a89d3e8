/**
 * A failure whose message alone says what to do, for the person who started the server. It is printed without a stack;
 * every other error is printed with its stack.
 */
export class KnownFailure extends Error {
  override name = 'KnownFailure';
}
