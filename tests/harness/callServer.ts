import type { Endpoint, RequestOf, ResponseOf } from '../../contract/endpoint.ts';
import type { ServerProcess } from './serverProcess.ts';

/** Makes a call of the contract to a server process, with an access token where one is given. */
export async function callServer<const E extends Endpoint>(
  server: ServerProcess,
  { method, path, response }: E,
  { query, body }: Partial<Record<'query' | 'body', unknown>> & RequestOf<E>,
  token?: string,
) {
  const url = new URL(`${await server.address()}/api${path}`);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value));
  const reply = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const json: unknown = await reply.json();
  return {
    status: reply.status,
    headers: reply.headers,
    /** The parsed body of a 2xx response; throws for any other, with its body. */
    body: (): ResponseOf<E> => {
      if (!reply.ok) throw new Error(`${path} responded ${reply.status} ${JSON.stringify(json)}`);
      return response.parse(json) as ResponseOf<E>; // what its own schema gives
    },
    /** The sentence of a refusal. */
    error: typeof json === 'object' && json !== null && 'error' in json ? json.error : undefined,
  };
}
