import * as z from 'zod/mini';
import type { Refusal } from './endpoint.ts';
import { errorCodes } from './errorCodes.ts';

/** Body of every response that is not 2xx, as our server sends it. */
export const errorBody = z.object({ error: z.string(), code: z.enum(errorCodes) });

/** The same as clients take it: another server sends no code, or one of its own. */
export const clientErrorBody = z.object({ error: z.string(), code: z.optional(z.unknown()) });

/** Refusals that any call can return. The two about tokens make the client refresh (docs/product.md 3.4). */
export const commonRefusals = {
  invalidRequest: { status: 400, code: 'invalidRequest', error: 'The request is not valid.' },
  tokenExpired: { status: 401, code: 'tokenExpired', error: 'Token is expired' },
  tokenInvalid: { status: 401, code: 'tokenInvalid', error: 'Token is invalid' },
  loginRequired: { status: 401, code: 'loginRequired', error: 'Please log in first.' },
  notYours: { status: 403, code: 'notYours', error: 'This belongs to another user.' },
  unknownCall: { status: 404, code: 'unknownCall', error: 'There is nothing at this address.' },
  tooManyRequests: { status: 429, code: 'tooManyRequests', error: 'Too many requests. Please try again in a minute.' },
  unexpected: { status: 500, code: 'unexpected', error: 'Something went wrong on our side. Please try again later.' },
  unavailable: {
    status: 503,
    code: 'unavailable',
    error: 'The service is not available right now. Please try again later.',
  },
} as const satisfies Record<string, Refusal>;

/** The refusal of a call that came too often: it says when to try again. `seconds` is the time until then. */
export function tooManyRequests(seconds: number): Refusal {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const when = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  return { ...commonRefusals.tooManyRequests, error: `Too many requests. Please try again ${when}.` };
}
