import type { Refusal } from '../../contract/endpoint.ts';

/** A call that did not give what it should. `message` is a sentence for people. */
export class ApiError extends Error {
  /** HTTP status of the answer; 0 when there was no answer at all. */
  readonly status: number;
  /** The code of the refusal; another server sends none, or its own. */
  readonly code: unknown;

  constructor(status: number, message: string, code?: unknown) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
  }
}

/**
 * Whether a call was refused for one of these reasons. Our server says so by the refusal's code. Another server of the
 * product has none, or its own: then the sentence says it.
 */
export const isRefusal = (error: unknown, ...refusals: readonly Refusal[]): boolean =>
  error instanceof ApiError &&
  refusals.some(({ code, error: sentence }) => error.code === code || error.message === sentence);

/** The HTTP status that an error came with; undefined for one that is not of a call. */
export const statusOf = (error: unknown): number | undefined => (error instanceof ApiError ? error.status : undefined);

/** Whether a call had no answer at all: no network, or no server. */
export const isUnreachable = (error: unknown): boolean => statusOf(error) === 0;

/** Whether a server has no such call: not every server of the product has our extensions (docs/product.md 7.3). */
export const isNotOffered = (error: unknown): boolean => statusOf(error) === 404;

/** The text for a failed load: a session that is over has a text of its own (docs/product.md 8.6). */
export const messageOf = (error: Error): string =>
  statusOf(error) === 401 ? 'Your session has expired. Please log in again.' : error.message;

/** What the server's own words help with: a session that is over, a question that is gone, too many calls. */
const explained = new Set([400, 401, 404, 429]);

/** Why something could not be saved: in the server's words where these help, else `text`. */
export const failureText = (error: unknown, text: string): string =>
  error instanceof Error && explained.has(statusOf(error) ?? 0) ? messageOf(error) : text;
