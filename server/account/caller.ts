/** The user who sends a request, and the session that it belongs to. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
}
