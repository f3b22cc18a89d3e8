import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import { ProviderUnavailableError } from '../provider.ts';
import { accessTokens, type Grant } from './accessTokens.ts';
import { exchange, type Reply } from './exchange.ts';
import { type Refusal, refusalIn, refused } from './refusal.ts';
import { repeat, type Waiting } from './repeat.ts';
import type { PayPalSettings } from './settings.ts';

/** A request that may arrive twice: it changes nothing, or carries an id by which PayPal knows it again. */
interface PayPalRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** JSON. */
  readonly body?: string;
  /** By which PayPal knows a repeated request: it answers again and does nothing. At most 108 characters. */
  readonly requestId?: string;
  /** Asks for the whole of what was changed; otherwise PayPal tells little more than its id. */
  readonly isAnsweredInFull?: boolean;
}

/** What PayPal answers: what was asked for, or why not. */
type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** Speaks to PayPal. */
export interface PayPalClient {
  /** Throws `ProviderUnavailableError` where PayPal can't be reached, or answers what `schema` does not know. */
  readonly call: <T>(request: PayPalRequest, schema: z.ZodType<T>) => Promise<Answer<T>>;
}

/** What the client works with. */
export interface ClientDeps extends Waiting {
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Ends a try that takes too long. */
  readonly deadline: () => AbortSignal;
}

const grant = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** Makes a client for an account. Neither credentials nor tokens, nor anything of a buyer, reach the log. */
export function payPalClient(settings: PayPalSettings, deps: ClientDeps): PayPalClient {
  const { apiUrl, clientId, clientSecret } = settings;
  const { log, deadline, now } = deps;
  const tokens = accessTokens(requestToken, now);

  async function send(path: string, init: RequestInit): Promise<Reply> {
    const call = `${init.method} ${path}`;
    const note = ({ status, debugId, cause }: Reply) => ({ call, status, debugId, code: codeOf(cause) });
    const attempt = () => exchange(`${apiUrl}${path}`, { ...init, signal: deadline() });
    const reply = await repeat(attempt, deps, (failed) => log.warn(note(failed), 'PayPal is asked again'));
    const refusal = refusalIn(reply);
    if (refusal) log.warn({ call, ...refusal }, 'PayPal refused a request');
    if (reply.status > 0 && reply.status < 500) return reply;
    log.error(note(reply), 'PayPal does not answer');
    throw new ProviderUnavailableError(`PayPal does not answer ${call}.`, { cause: reply.cause });
  }

  function read<T>(path: string, reply: Reply, schema: z.ZodType<T>): Answer<T> {
    const refusal = refusalIn(reply);
    if (refusal) return { ok: false, refusal };
    const result = reply.status < 300 ? schema.safeParse(reply.body) : undefined;
    if (result?.success) return { ok: true, value: result.data };
    const { status, debugId } = reply;
    const fields = result?.error.issues.map((issue) => issue.path.join('.'));
    log.error({ path, status, debugId, fields }, 'PayPal answered something unexpected');
    throw new ProviderUnavailableError(`PayPal answered something unexpected to ${path}.`);
  }

  async function requestToken(): Promise<Grant> {
    const path = '/v1/oauth2/token';
    const reply = await send(path, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const answer = read(path, reply, grant);
    if (!answer.ok) throw refused('let us in with PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET', answer.refusal);
    return { token: answer.value.access_token, lifetime: answer.value.expires_in };
  }

  async function sendWith(token: string, request: PayPalRequest): Promise<Reply> {
    const { method, path, body, requestId, isAnsweredInFull } = request;
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(requestId !== undefined && { 'paypal-request-id': requestId }),
      ...(isAnsweredInFull && { prefer: 'return=representation' }),
    };
    return send(path, { method, headers, ...(body !== undefined && { body }) });
  }

  return {
    call: async (request, schema) => {
      const token = await tokens.current();
      let reply = await sendWith(token, request);
      if (reply.status === 401) {
        tokens.drop(token);
        reply = await sendWith(await tokens.current(), request);
      }
      return read(request.path, reply, schema);
    },
  };
}

/** What is said of a failed connection: its code, as texts can hold what was sent. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
