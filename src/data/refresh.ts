import { refreshToken } from '../../contract/account.ts';
import { alone } from './alone.ts';
import { ApiError, isUnreachable } from './ApiError.ts';
import { exchange } from './exchange.ts';
import { currentSession, endSession, renewSession } from './session/session.ts';

let underWay: Promise<string> | undefined;

/**
 * An access token in place of one that was refused. However many requests ask at once, in however many tabs, the server
 * is asked once. Where it refuses, the session ends and this throws (specification, section 4).
 */
export function freshAccessToken(refused: string): Promise<string> {
  underWay ??= alone('refresh', () => refresh(refused)).finally(() => (underWay = undefined));
  return underWay;
}

async function refresh(refused: string): Promise<string> {
  const session = currentSession();
  if (!session) throw failed();
  if (session.accessToken !== refused) return session.accessToken; // another tab was first
  try {
    const { accessToken } = await exchange(refreshToken, { body: { refreshToken: session.refreshToken } }, undefined);
    renewSession(accessToken);
    return accessToken;
  } catch (error) {
    if (isUnreachable(error)) throw error;
    endSession('refreshFailed');
    throw failed();
  }
}

const failed = () => new ApiError(401, 'Failed to refresh token.');
