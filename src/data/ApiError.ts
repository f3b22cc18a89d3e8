/** A call that did not give what it should. `message` is a sentence for people. */
export class ApiError extends Error {
  /** HTTP status of the answer; 0 when there was no answer at all. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
  }
}

/** Whether a call had no answer at all: no network, or no server. */
export const isUnreachable = (error: unknown): boolean => error instanceof ApiError && error.status === 0;
