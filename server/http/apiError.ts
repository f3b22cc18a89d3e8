import type { Refusal } from '../../contract/endpoint.ts';

/** Ends a call with one of the contract's refusals. Its message reaches the caller. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly statusCode: Refusal['status'];

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal.error, options);
    this.statusCode = refusal.status;
  }
}
