import type { Endpoint } from '../../contract/endpoint.ts';
import { until } from '../harness/until.ts';

/** A response, as far as it matters to someone who may be locked out. */
export interface Reply {
  readonly status: number;
  readonly json: unknown;
  /** How long to wait before another try, in seconds. */
  readonly wait: number;
}

/**
 * Makes calls as a client of this address, to a server with TRUST_PROXY=1; repeats what a busy server refuses for now.
 */
export function callFrom(url: string, address: string) {
  return async ({ method, path }: Endpoint, body?: object, accessToken?: string): Promise<Reply> => {
    const init = {
      method,
      headers: {
        'x-forwarded-for': address,
        ...(body && { 'content-type': 'application/json' }),
        ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    };
    let reply = await fetch(`${url}/api${path}`, init);
    await until(`${path} is available`, async () => {
      if (reply.status !== 503) return true;
      reply = await fetch(`${url}/api${path}`, init);
      return false;
    });
    return { status: reply.status, json: await reply.json(), wait: Number(reply.headers.get('retry-after') ?? 0) };
  };
}
