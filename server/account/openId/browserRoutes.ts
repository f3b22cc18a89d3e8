import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { commonRefusals } from '../../../contract/errors.ts';
import type { IdProvider } from '../../../contract/idProviders.ts';
import { callbackPath, type OpenIdRefusal, type OpenIdReturn, startPath } from '../../../contract/openId.ts';
import { nextPage } from '../../../domain/nextPage.ts';
import { paths } from '../../../domain/paths.ts';
import type { AccountRouteDeps } from '../account.ts';
import { countRefusal } from '../securityLog.ts';
import { visitOf } from '../visit.ts';
import type { OpenIdLoginRow } from '../../db/openIdRows.ts';
import { cookieOf } from '../../http/cookies.ts';
import { ApiError } from '../../http/errors.ts';
import { type OpenIdClient, OpenIdError } from './client.ts';
import { claimCallback } from './logins.ts';
import { completeCallback } from './callback.ts';
import { LOGIN_COOKIE, startAuthorization } from './authorize.ts';

/** The start of an authorization and its callback. Both always redirect, also where something fails. */
export function browserRoutes(
  app: FastifyInstance,
  deps: AccountRouteDeps,
  provider: IdProvider,
  client: OpenIdClient,
): void {
  const { db, limiter, publicUrl, now } = deps;
  const schema = { hide: true };

  app.get<{ Querystring: Record<string, unknown> }>(startPath(provider), { schema }, async (request, reply) => {
    const given = request.query['next'];
    const next = nextPage(typeof given === 'string' ? given : null) ?? '';
    try {
      await limiter.countClient('startOpenId', request);
      const authorization = { provider, purpose: 'login', next, user_id: null } as const;
      return reply.redirect(await startAuthorization(deps, client, authorization, reply));
    } catch (error) {
      return redirectTo(reply, paths.login.href(next), refusalOf(error, request));
    }
  });

  app.get(callbackPath(provider), { schema }, async (request, reply) => {
    const secret = cookieOf(request, LOGIN_COOKIE);
    try {
      await limiter.countClient('finishOpenId', request);
      const login = secret === '' ? undefined : await claimCallback(db, secret, provider, now());
      if (!login) return redirectTo(reply, paths.login.href(), 'expired');
      const page = login.purpose === 'connect' ? paths.account.href() : paths.login.href(login.next);
      return redirectTo(reply, page, await handleCallback(request, login, secret));
    } catch (error) {
      return redirectTo(reply, paths.login.href(), refusalOf(error, request));
    }
  });

  /** Asks the provider for the user's identity and completes the login; returns why it was refused. */
  async function handleCallback(
    request: FastifyRequest,
    login: OpenIdLoginRow,
    secret: string,
  ): Promise<OpenIdRefusal | undefined> {
    const visit = visitOf(request);
    try {
      const identity = await client.identify(queryOf(request.url), secret);
      return await completeCallback(deps, visit, login, secret, identity);
    } catch (error) {
      if (!(error instanceof OpenIdError)) throw error;
      const userId = login.user_id ?? undefined;
      await countRefusal(db, { what: 'openIdRefused', userId, client: visit.client }, now());
      return refusalOf(error, request);
    }
  }

  /** Logs what an operator can do something about. */
  function refusalOf(error: unknown, { log }: FastifyRequest): OpenIdRefusal {
    if (error instanceof ApiError && error.statusCode === commonRefusals.tooManyRequests.status) return 'tooOften';
    if (!(error instanceof OpenIdError)) {
      log.error({ err: error }, 'a login at an identity provider failed');
      return 'unavailable';
    }
    // Its texts alone: what the provider sent hangs on the cause.
    if (error.refusal !== 'cancelled') log.warn({ provider, reason: reasonOf(error.cause) }, error.message);
    return error.refusal;
  }

  function redirectTo(reply: FastifyReply, page: string, refused: OpenIdRefusal | undefined): FastifyReply {
    const url = new URL(publicUrl + page);
    const said: Record<string, string> = { by: provider, ...(refused && { refused }) } satisfies OpenIdReturn;
    for (const [name, value] of Object.entries(said)) url.searchParams.set(name, value);
    return reply.redirect(url.href);
  }
}

/** The query of an address, as it came. */
function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start + 1);
}

/** Why openid-client or the network failed, in words that contain nothing of the login. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause ? `${cause.message} (${String(cause.code)})` : cause.message;
}
