import type { Endpoint, RequestOf, ResponseOf } from '../../contract/endpoint.ts';
import type { ServerProcess } from './serverProcess.ts';

/** What a server process answered. */
export interface Answer<T> {
  readonly status: number;
  /** Of a 2xx answer what the contract says; throws for any other, with what came instead. */
  readonly body: () => T;
  /** The sentence of a refusal. */
  readonly error: unknown;
}

/** Makes a call of the contract to a server process, with an access token where one is given. */
export async function callServer<const E extends Endpoint>(
  server: ServerProcess,
  { method, path, response }: E,
  { query, body }: Partial<Record<'query' | 'body', unknown>> & RequestOf<E>,
  token?: string,
): Promise<Answer<ResponseOf<E>>> {
  const url = new URL(`${await server.address()}/api${path}`);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value));
  const reply = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answered: unknown = await reply.json();
  return {
    status: reply.status,
    body: () => {
      if (!reply.ok) throw new Error(`${path} answered ${reply.status} ${JSON.stringify(answered)}`);
      return response.parse(answered) as ResponseOf<E>; // what its own schema gives
    },
    error: typeof answered === 'object' && answered !== null && 'error' in answered ? answered.error : undefined,
  };
}
