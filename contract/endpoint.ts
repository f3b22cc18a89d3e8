import type * as z from 'zod/mini';
import type { ErrorCode } from './errorCodes.ts';

/**
 * A refusal of an endpoint: its HTTP status, the code for programs, and the sentence for people in the body's `error`.
 */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 416 | 422 | 429 | 431 | 500 | 503;
  readonly code: ErrorCode;
  readonly error: string;
}

/** One call of the API, as the server, the client and the mocks all read it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** Path below the API's base, trailing slash included, with `:name` for each parameter. */
  readonly path: `/${string}`;
  /** What the call does, in a few words, for the OpenAPI document. */
  readonly summary: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Shape of a 2xx response's body, as our server sends it. */
  readonly response: z.ZodMiniType;
  /** The same as clients take it, where another server may leave out what ours adds. */
  readonly clientResponse?: z.ZodMiniType;
  /** What the client shows when a 2xx response has an unexpected body, where docs/product.md 8 has a text. */
  readonly unusable?: string;
  /** Made beside a quiz: without a response it fails by itself, and the session goes on (docs/product.md 3.5). */
  readonly background?: true;
  /** The refusals that belong to this call alone; `commonRefusals` can come from any. */
  readonly refusals: Readonly<Record<string, Refusal>>;
}

/** Keeps an endpoint's exact types, so that callers get typed payloads and responses. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

/** The body of an endpoint's 2xx response, as our server sends it. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;

/** The body of an endpoint's 2xx response, as clients take it. */
export type ClientResponseOf<E extends Endpoint> = z.output<
  E['clientResponse'] extends z.ZodMiniType ? E['clientResponse'] : E['response']
>;

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodMiniType
  ? { readonly [P in K]: z.input<E[K]> }
  : object;

/** Everything that a call of an endpoint needs: its path parameters, query and body. */
export type RequestOf<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;

/** Fills an endpoint's path parameters in, escaped. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
