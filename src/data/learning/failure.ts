import { messageOf, statusOf } from '../ApiError.ts';

/** What the server's own words help with: a session that is over, a question that is gone, too many calls. */
const explained = new Set([400, 401, 404, 429]);

/** Why something could not be saved: in the server's words where these help, else `text`. */
export const failureText = (error: unknown, text: string): string =>
  error instanceof Error && explained.has(statusOf(error) ?? 0) ? messageOf(error) : text;
