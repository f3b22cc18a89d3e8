import { hash } from 'node:crypto';
import * as z from 'zod';
import type { PayPalSettings } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { ProviderUnavailableError } from '../provider.ts';
import { type Clock, exchangeWithRetry, type Refusal, refusalIn, refused, type Reply } from './exchange.ts';

/** A request that may arrive twice: it changes nothing, or has an id by which PayPal recognizes a repetition. */
interface PayPalRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** JSON. */
  readonly body?: string;
  /** By which PayPal recognizes a repeated request: it responds again and does nothing. At most 108 characters. */
  readonly requestId?: string;
  /** Asks for the whole changed resource in the response; otherwise PayPal sends little more than its id. */
  readonly isAnsweredInFull?: boolean;
}

/** The id by which PayPal recognizes a repeated request: of a length and an alphabet that it takes, whatever `id` is. */
export function requestIdOf(act: string, id: string): string {
  return `${act}-${hash('sha256', id, 'base64url')}`;
}

/** The result of a call: what was asked for, or why it was refused. */
type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export interface PayPalClient {
  /** Throws `ProviderUnavailableError` where PayPal can't be reached, or responds with what `schema` does not know. */
  readonly call: <T>(request: PayPalRequest, schema: z.ZodType<T>) => Promise<Result<T>>;
}

export type ClientDeps = Clock & Pick<Deps, 'log'>;

/** A token as PayPal grants it: for so many seconds. */
const grant = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** Creates a client for an account. Neither credentials nor tokens, nor anything of a buyer, reach the log. */
export function payPalClient(settings: PayPalSettings, deps: ClientDeps): PayPalClient {
  const { apiUrl, clientId, clientSecret } = settings;
  const { log, now } = deps;
  const tokens = accessTokens(requestToken, now);

  async function send(path: string, init: RequestInit): Promise<Reply> {
    const call = `${init.method} ${path}`;
    const summary = ({ status, debugId, cause }: Reply) => ({ call, status, debugId, code: codeOf(cause) });
    const reply = await exchangeWithRetry(`${apiUrl}${path}`, init, deps, (failed) =>
      log.warn(summary(failed), 'PayPal is asked again'),
    );
    const refusal = refusalIn(reply);
    if (refusal) log.warn({ call, ...refusal }, 'PayPal refused a request');
    if (reply.status > 0 && reply.status < 500) return reply;
    log.error(summary(reply), 'PayPal does not answer');
    throw new ProviderUnavailableError(`PayPal does not answer ${call}.`, { cause: reply.cause });
  }

  function read<T>(path: string, reply: Reply, schema: z.ZodType<T>): Result<T> {
    const refusal = refusalIn(reply);
    if (refusal) return { ok: false, refusal };
    const result = reply.status < 300 ? schema.safeParse(reply.body) : undefined;
    if (result?.success) return { ok: true, value: result.data };
    const { status, debugId } = reply;
    const fields = result?.error.issues.map((issue) => issue.path.join('.'));
    log.error({ path, status, debugId, fields }, 'PayPal answered something unexpected');
    throw new ProviderUnavailableError(`PayPal answered something unexpected to ${path}.`);
  }

  async function requestToken() {
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
    const result = read(path, reply, grant);
    if (!result.ok) throw refused('let us in with PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET', result.refusal);
    return result.value;
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

/** What is logged of a failed connection: its code, as texts can contain what was sent. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}

/** How long before its end a token is no longer used, in seconds. */
const MARGIN = 60;

/** Keeps a token while it is valid, and requests the next one once, however many calls wait for it. */
function accessTokens(request: () => Promise<z.output<typeof grant>>, now: () => number) {
  let kept: { token: string; until: number } | undefined;
  let pending: Promise<string> | undefined;

  async function renew(): Promise<string> {
    const { access_token: token, expires_in } = await request();
    kept = { token, until: now() + (expires_in - MARGIN) * 1000 };
    return token;
  }

  return {
    /** A valid token. Rejects where none is granted. */
    current: async (): Promise<string> => {
      if (kept && now() < kept.until) return kept.token;
      pending ??= renew().finally(() => (pending = undefined));
      return pending;
    },
    /** Forgets a token that was refused. */
    drop: (token: string): void => {
      if (kept?.token === token) kept = undefined;
    },
  };
}
