import type { ClientResponseOf, Endpoint, RequestOf } from '../../contract/endpoint.ts';
import { exchange, isTokenRefusal } from './exchange.ts';
import { freshAccessToken } from './refresh.ts';
import { currentSession } from './session/session.ts';

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
