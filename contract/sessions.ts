import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, message } from './scalars.ts';

/** An open session of a user, as its owner recognizes it. */
export const openedSession = z.object({
  id,
  /** The browser and system that opened it, such as "Chrome on Windows"; "Unknown device" where it did not say. */
  device: z.string(),
  openedAt: z.iso.datetime(),
  /** When it was last refreshed. */
  usedAt: z.iso.datetime(),
  /** Whether the call itself belongs to it. */
  isCurrent: z.boolean(),
});
export type SessionInfo = z.output<typeof openedSession>;

/** The caller's open sessions: the current one first, then those that were used last. */
export const retrieveSessions = defineEndpoint({
  method: 'GET',
  path: '/authComponent/retrieveSessions/',
  query: z.object({ userId: id }),
  response: z.object({ sessions: z.array(openedSession) }),
});

/** Ends one of the caller's sessions. The response is the same where it has ended already, or is not the caller's. */
export const endSession = defineEndpoint({
  method: 'POST',
  path: '/authComponent/endSession/',
  body: z.object({ userId: id, sessionId: id }),
  response: message,
});

/** Ends every session of the caller but the one that the call belongs to. */
export const endOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/authComponent/endOtherSessions/',
  body: z.object({ userId: id }),
  response: message,
});
