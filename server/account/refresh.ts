import type { FastifyBaseLogger } from 'fastify';
import { refreshToken as contract } from '../../contract/session.ts';
import { tx } from '../db/tx.ts';
import { ApiError } from '../http/apiError.ts';
import type { AccountDeps } from './deps.ts';
import { claimReuse, endSessionsOf, prolongSession } from './sessions.ts';

/**
 * Gives a new access token and lets the session last on. Throws `refreshRefused`, and where the refresh token had been
 * given up at logout, somebody has a copy of it: then every session of its user ends.
 */
export async function refresh(
  { db, tokens, now }: AccountDeps,
  refreshToken: string,
  log: FastifyBaseLogger,
): Promise<{ accessToken: string }> {
  const caller = await prolongSession(db, refreshToken, now());
  if (caller) return { accessToken: await tokens.issue(caller) };

  const userId = await tx(db, async (trx) => {
    const owner = await claimReuse(trx, refreshToken, now());
    if (owner !== undefined) await endSessionsOf(trx, owner, 'reuse', now());
    return owner;
  });
  if (userId !== undefined) log.warn({ userId }, 'a refresh token was used after logout: all sessions of its user end');
  throw new ApiError(contract.refusals.refreshRefused);
}
