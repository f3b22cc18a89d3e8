import * as z from 'zod/mini';
import { type ClientResponseOf, fillPath, type Endpoint, type RequestOf } from '../../contract/endpoint.ts';
import { clientErrorBody, commonRefusals } from '../../contract/errors.ts';
import { ApiError, isRefusal } from './ApiError.ts';
import { isLeaving } from './leaving.ts';
import { endSession } from './session/session.ts';
import { readSession } from './session/stored.ts';

/** Where the API is. */
export const base = import.meta.env.VITE_API_BASE_URL ?? '/api';

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/**
 * Sends one request of the contract and returns the parsed response. Throws an ApiError for everything else: no response, a
 * refusal, or a response of another shape. Without a response the session is over (docs/product.md 3.3), except after
 * a call that is made beside a quiz.
 */
export async function exchange<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  accessToken: string | undefined,
): Promise<ClientResponseOf<E>> {
  const { params, query, body } = request as Parts; // the contract's paths and queries hold strings alone
  const search = new URLSearchParams(Object.entries(query ?? {}).filter(([, value]) => value !== undefined)).toString();
  const sentIn = readSession()?.refreshToken;
  const response = await fetch(base + fillPath(endpoint.path, params) + (search && `?${search}`), {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    // A page that is being left cuts its requests; that says nothing about the network. Nor does a request that was sent
    // in another session say anything about this one.
    const isOfSession = readSession()?.refreshToken === sentIn;
    if (!endpoint.background && !isLeaving() && isOfSession) endSession('unreachable');
    throw new ApiError(0, 'CertCrest cannot be reached. Check your connection and try again.');
  });
  const content: unknown = await response.json().catch(() => undefined);
  const refusal = z.safeParse(clientErrorBody, content).data;
  if (!response.ok || refusal) {
    const error = new ApiError(response.status, refusal?.error ?? commonRefusals.unexpected.error, refusal?.code);
    if (!response.ok || isTokenRefusal(error)) throw error;
  }
  const parsed = z.safeParse(endpoint.clientResponse ?? endpoint.response, content);
  if (!parsed.success) throw new ApiError(response.status, endpoint.unusable ?? commonRefusals.unexpected.error);
  return parsed.data as ClientResponseOf<E>; // the schema's own output, which the generic hides
}

/** Whether an error says that the access token was refused, whatever its status (docs/product.md 3.4). */
export const isTokenRefusal = (error: unknown): boolean =>
  isRefusal(error, commonRefusals.tokenExpired, commonRefusals.tokenInvalid);
