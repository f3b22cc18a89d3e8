import type { ClientResponseOf, Endpoint, RequestOf } from '../../contract/endpoint.ts';
import { refreshToken } from '../../contract/session.ts';
import { ApiError, statusOf } from './ApiError.ts';
import { exchange, isTokenRefusal } from './exchange.ts';
import { currentSession, endSession, renewSession } from './session/session.ts';
import { tabValue } from './tabState.ts';

/**
 * Makes a call of the contract, as the logged-in user. A refused token is refreshed once and the request repeated once
 * (docs/product.md 3.4). Throws an ApiError. It never shows a message nor moves the page.
 */
export async function call<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<ClientResponseOf<E>> {
  const accessToken = currentSession()?.accessToken;
  try {
    return await exchange(endpoint, request, accessToken);
  } catch (error) {
    if (!isTokenRefusal(error) || accessToken === undefined) throw error;
    return await exchange(endpoint, request, await freshAccessToken(accessToken));
  }
}

const underWay = tabValue<Promise<string> | undefined>(undefined);

/**
 * An access token in place of one that was refused. However many requests ask at once, in however many tabs, the server
 * is asked once. Where it refuses, the session ends and this throws (docs/product.md 3.4).
 */
function freshAccessToken(refused: string): Promise<string> {
  const refreshed = underWay.get() ?? alone(() => refresh(refused)).finally(() => underWay.set(undefined));
  underWay.set(refreshed);
  return refreshed;
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
    if (!isRefused(statusOf(error))) throw error;
    endSession('refreshFailed');
    throw failed();
  }
}

/** Whether the server has refused: not one that is down, busy, or out of reach, where the call can be tried again. */
const isRefused = (status = 0): boolean => status >= 200 && status < 500 && status !== 408 && status !== 429;

const failed = () => new ApiError(401, 'Failed to refresh token.');

/** Runs `work` while no other tab runs its own. Only pages from a safe origin have locks. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? await navigator.locks.request('certcrest-refresh', work) : await work();
}
