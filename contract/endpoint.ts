import type * as z from 'zod/mini';

/** A refusal of an endpoint, as its body says it, and its HTTP status. */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 416 | 422 | 429 | 431 | 500 | 503;
  /** For programs: never renamed, and never given another meaning, as tabs of an older release may act on it. */
  readonly code: string;
  /** A sentence for people, which may be reworded. */
  readonly error: string;
}

/** One call of the API, as the server, the client and the mocks all read it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** Path below the API's base, trailing slash included, with `:name` for each parameter. */
  readonly path: `/${string}`;
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

/** Refusals by their codes. */
type RefusalTable = Readonly<Record<string, readonly [status: Refusal['status'], error: string]>>;

type RefusalsOf<Table> = Readonly<Record<keyof NonNullable<Table>, Refusal>>;

export function defineRefusals<const Table extends RefusalTable>(table: Table): RefusalsOf<Table> {
  const refusals = Object.entries(table).map(([code, [status, error]]) => [code, { status, code, error }]);
  return Object.fromEntries(refusals) as RefusalsOf<Table>; // the table's keys, which `Object` calls strings
}

/** An endpoint as it is written down; one without refusals of its own names none. */
type Definition = Omit<Endpoint, 'refusals'> & { readonly refusals?: RefusalTable };

/** Keeps an endpoint's exact types, so that callers get typed payloads and responses. */
export const defineEndpoint = <const D extends Definition>(
  definition: D,
): Omit<D, 'refusals'> & { readonly refusals: RefusalsOf<D['refusals']> } => ({
  ...definition,
  refusals: defineRefusals(definition.refusals ?? {}) as RefusalsOf<D['refusals']>, // an absent table has no codes
});

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
