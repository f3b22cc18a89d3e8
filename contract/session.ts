import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { message } from './scalars.ts';

/** Get a new access token. */
export const refreshToken = defineEndpoint({
  method: 'POST',
  path: '/authComponent/refreshToken/',
  body: z.object({ refreshToken: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: z.object({ accessToken: z.string() }),
  refusals: { refreshRefused: [401, 'Your session has expired. Please log in again.'] },
});

/** Ends the session of a refresh token, also for every access token of it; the response is the same for unknown tokens. */
export const logout = defineEndpoint({
  method: 'POST',
  path: '/authComponent/logout/',
  body: z.object({ refreshToken: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: message,
});
