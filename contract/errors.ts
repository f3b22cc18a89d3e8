import * as z from 'zod/mini';
import { defineRefusals, type Refusal } from './endpoint.ts';

/** Body of every response that is not 2xx. Our server sends a refusal's code; another one sends none, or one of its own. */
export const clientErrorBody = z.object({ error: z.string(), code: z.optional(z.unknown()) });

/** Refusals that any call can return. The two about tokens make the client refresh (docs/product.md 3.4). */
export const commonRefusals = defineRefusals({
  invalidRequest: [400, 'The request is not valid.'],
  tokenExpired: [401, 'Token is expired'],
  tokenInvalid: [401, 'Token is invalid'],
  loginRequired: [401, 'Please log in first.'],
  notYours: [403, 'This belongs to another user.'],
  unknownCall: [404, 'There is nothing at this address.'],
  tooManyRequests: [429, 'Too many requests. Please try again in a minute.'],
  unexpected: [500, 'Something went wrong on our side. Please try again later.'],
  unavailable: [503, 'The service is not available right now. Please try again later.'],
});

/** The refusal of a call that came too often: it says when to try again. `seconds` is the time until then. */
export function tooManyRequests(seconds: number): Refusal {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const when = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  return { ...commonRefusals.tooManyRequests, error: `Too many requests. Please try again ${when}.` };
}
