import type { Refusal } from '../../contract/endpoint.ts';

interface ApiErrorOptions extends ErrorOptions {
  /** Headers of the answer. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Ends a call with one of the contract's refusals. Its message reaches the caller. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly statusCode: Refusal['status'];
  readonly headers: Readonly<Record<string, string>>;

  constructor(refusal: Refusal, { headers = {}, ...options }: ApiErrorOptions = {}) {
    super(refusal.error, options);
    this.statusCode = refusal.status;
    this.headers = headers;
  }
}
