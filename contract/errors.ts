import * as z from 'zod/mini';
import type { Refusal } from './endpoint.ts';

/** Body of every response that is not 2xx. */
export const errorBody = z.object({ error: z.string() });

/** Refusals that any call can return. The two token texts make the client refresh (specification, section 4). */
export const commonRefusals = {
  invalidRequest: { status: 400, error: 'The request is not valid.' },
  tokenExpired: { status: 401, error: 'Token is expired' },
  tokenInvalid: { status: 401, error: 'Token is invalid' },
  loginRequired: { status: 401, error: 'Please log in first.' },
  notYours: { status: 403, error: 'This belongs to another user.' },
  unknownCall: { status: 404, error: 'There is nothing at this address.' },
  tooManyRequests: { status: 429, error: 'Too many requests. Please try again in a minute.' },
  unexpected: { status: 500, error: 'Something went wrong on our side. Please try again later.' },
  unavailable: { status: 503, error: 'The service is not available right now. Please try again later.' },
} as const satisfies Record<string, Refusal>;

/** The refusal of a call that came too often: it says when to try again. `seconds` is the time until then. */
export function tooManyRequests(seconds: number): Refusal {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const when = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  return { ...commonRefusals.tooManyRequests, error: `Too many requests. Please try again ${when}.` };
}
