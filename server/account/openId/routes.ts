import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { commonRefusals } from '../../../contract/errors.ts';
import { type IdProvider, idProvider } from '../../../contract/idProviders.ts';
import * as openId from '../../../contract/openId.ts';
import { nextPage } from '../../../domain/nextPage.ts';
import { paths } from '../../../domain/paths.ts';
import type { Config } from '../../config.ts';
import type { OpenIdLoginRow } from '../../db/accountRows.ts';
import { tx } from '../../db/tx.ts';
import { ApiError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import { toSession, verifiedUser } from '../account.ts';
import { type AccountDeps, ownRoute } from '../auth.ts';
import { NO_PASSWORD } from '../passwords.ts';
import { countRefusal, recordEvent } from '../securityLog.ts';
import { lockUserRow, userById } from '../users.ts';
import { visitOf } from '../visit.ts';
import { keepSecrets, type OpenIdClient, openIdClient, OpenIdError, secretsOf, stateOf } from './client.ts';
import * as logins from './logins.ts';

/** Logins at the identity providers that the server is set up for, and the connected accounts. */
export function openIdRoutes(app: FastifyInstance, deps: AccountDeps, settings: Config['openId']): void {
  const clients = new Map<IdProvider, OpenIdClient>();
  for (const provider of idProvider.options) {
    const found = settings[provider];
    if (found) clients.set(provider, openIdClient(found, `${deps.publicUrl}/api${openId.callbackPath(provider)}`));
  }
  connectionRoutes(app, deps, [...clients.keys()]);
  if (clients.size > 0) loginRoutes(app, deps, clients);
}

function loginRoutes(app: FastifyInstance, deps: AccountDeps, clients: ReadonlyMap<IdProvider, OpenIdClient>) {
  const { db, auth, limiter, publicUrl } = deps;
  for (const [provider, client] of clients) redirects(app, deps, provider, client);

  route(app, openId.finishLogin, async ({ request, reply }) => {
    const secrets = secretsOf(request);
    await limiter.countClient('finishOpenId', request);
    for (const secret of secrets) {
      await limiter.countTarget('finishOpenId', secret);
      const opened = await logins.openProvedSession(deps, visitOf(request), secret);
      if (!opened) continue;
      const others = secrets.filter((other) => other !== secret);
      keepSecrets(reply, publicUrl, others);
      return toSession(deps, request, reply, opened);
    }
    throw new ApiError(openId.finishLogin.refusals.loginExpired);
  });

  ownRoute(app, auth, openId.connectProvider, async ({ caller, body: { provider, password }, request, reply }) => {
    const { userId } = caller;
    const client = clients.get(provider);
    if (!client) throw new ApiError(commonRefusals.unknownCall);
    await verifiedUser(deps, request, caller, password);
    await limiter.count('startOpenId', request, userId);
    const connected = await logins.connectionsOf(db, userId);
    if (connected.some((connection) => connection.provider === provider)) {
      throw new ApiError(openId.connectProvider.refusals.connectedAlready);
    }
    const login = { provider, purpose: 'connect', next: '', user_id: userId } as const;
    const url = await logins.beginLogin(deps, client, login, request, reply).catch((error: unknown) => {
      if (!(error instanceof OpenIdError)) throw error;
      throw new ApiError(openId.connectProvider.refusals.identityProviderDown, { cause: error });
    });
    return { url };
  });
}

/** The accounts at providers that log in to a user's; `configured` are the providers that can be used. */
function connectionRoutes(
  app: FastifyInstance,
  { db, auth, now }: AccountDeps,
  configured: readonly IdProvider[],
): void {
  ownRoute(app, auth, openId.retrieveConnections, async ({ caller: { userId } }) => {
    const user = await userById(db, userId);
    return {
      hasPassword: user !== undefined && user.password_hash !== NO_PASSWORD,
      connections: await logins.connectionsOf(db, userId),
    };
  });

  // Also where the server is not set up for it any more.
  ownRoute(app, auth, openId.disconnectProvider, async ({ caller: { userId }, body: { provider }, request }) => {
    await tx(db, async (trx) => {
      // Another call that removes a way in waits here: together they could remove all.
      const user = await lockUserRow(trx, userId);
      if (!user) return;
      const own = trx.deleteFrom('openid_connections').where('user_id', '=', userId);
      const removed = await own.where('provider', '=', provider).returning('subject').executeTakeFirst();
      if (!removed) return;
      if (!(await logins.hasWayIn(trx, user, configured)))
        throw new ApiError(openId.disconnectProvider.refusals.onlyWayIn);
      await recordEvent(trx, { what: 'openIdDisconnected', userId, client: visitOf(request).client }, now());
    });
    return { message: 'The account has been disconnected.' };
  });
}

/** The start of a login and its callback. Both always redirect, also where something fails. */
function redirects(app: FastifyInstance, deps: AccountDeps, provider: IdProvider, client: OpenIdClient): void {
  const { db, limiter, publicUrl, now } = deps;

  app.get<{ Querystring: Record<string, unknown> }>(openId.startPath(provider), async (request, reply) => {
    const given = request.query['next'];
    const next = nextPage(typeof given === 'string' ? given : null) ?? '';
    try {
      await limiter.countClient('startOpenId', request);
      const login = { provider, purpose: 'login', next, user_id: null } as const;
      return reply.redirect(await logins.beginLogin(deps, client, login, request, reply));
    } catch (error) {
      return redirectTo(reply, paths.login.href(next), refusalOf(error, request));
    }
  });

  app.get<{ Querystring: Record<string, unknown> }>(openId.callbackPath(provider), async (request, reply) => {
    const secrets = secretsOf(request);
    // One that no login of this browser has sent is refused by the client, and logged.
    const secret = secrets.find((one) => stateOf(one) === request.query['state']) ?? secrets.at(-1);
    try {
      await limiter.countClient('finishOpenId', request);
      const login = secret && (await logins.claimCallback(db, secret, provider, now()));
      if (!login) return redirectTo(reply, paths.login.href(), 'expired');
      const page = login.purpose === 'connect' ? paths.account.href() : paths.login.href(login.next);
      return redirectTo(reply, page, await handleCallback(request, login, secret));
    } catch (error) {
      return redirectTo(reply, paths.login.href(), refusalOf(error, request));
    }
  });

  /** Asks the provider for the user's identity and completes the login; returns why it was refused. */
  async function handleCallback(request: FastifyRequest, login: OpenIdLoginRow, secret: string) {
    const { client: address } = visitOf(request);
    try {
      const identity = await client.identify(new URL(request.url, publicUrl).search, secret);
      await logins.completeLogin(deps, { client: address, login, identity });
      return undefined;
    } catch (error) {
      if (!(error instanceof OpenIdError)) throw error;
      const userId = error.userId ?? login.user_id ?? undefined;
      await countRefusal(db, { what: 'openIdRefused', userId, client: address }, now());
      return refusalOf(error, request);
    }
  }

  /** Logs what an operator can do something about. */
  function refusalOf(error: unknown, { log }: FastifyRequest): openId.OpenIdRefusal {
    if (error instanceof ApiError && error.statusCode === commonRefusals.tooManyRequests.status) return 'tooOften';
    if (!(error instanceof OpenIdError)) {
      log.error({ err: error }, 'a login at an identity provider failed');
      return 'unavailable';
    }
    // Its texts alone: what the provider sent hangs on the cause.
    if (error.cause && error.refusal !== 'cancelled')
      log.warn({ provider, reason: reasonOf(error.cause) }, error.message);
    return error.refusal;
  }

  function redirectTo(reply: FastifyReply, page: string, refused: openId.OpenIdRefusal | undefined): FastifyReply {
    const url = new URL(publicUrl + page);
    const said = { by: provider, ...(refused && { refused }) } satisfies openId.OpenIdReturn;
    for (const [name, value] of Object.entries(said)) url.searchParams.set(name, value);
    return reply.redirect(url.href);
  }
}

/** Why openid-client or the network failed, in words that contain nothing of the login. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause ? `${cause.message} (${String(cause.code)})` : cause.message;
}
