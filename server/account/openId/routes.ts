import type { FastifyInstance } from 'fastify';
import { commonRefusals } from '../../../contract/errors.ts';
import { idProvider } from '../../../contract/idProviders.ts';
import * as openId from '../../../contract/openId.ts';
import type { AccountRouteDeps } from '../account.ts';
import { verifiedUser } from '../currentPassword.ts';
import { deviceTrust } from '../devices.ts';
import { NO_PASSWORD } from '../passwords.ts';
import { userById } from '../users.ts';
import { visitOf } from '../visit.ts';
import { cookieOf } from '../../http/cookies.ts';
import { ApiError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import type { OpenIdProviders } from '../../openIdSettings.ts';
import { browserRoutes } from './browserRoutes.ts';
import { openIdClient, OpenIdError } from './client.ts';
import { connectionsOf } from './connections.ts';
import { disconnect } from './disconnect.ts';
import { openProvedSession } from './session.ts';
import { LOGIN_COOKIE, removedCookie, startAuthorization } from './authorize.ts';

/** Logins at the identity providers that the server is set up for, and the connected accounts. */
export function openIdRoutes(app: FastifyInstance, deps: AccountRouteDeps, settings: OpenIdProviders): void {
  const { db, auth } = deps;
  const configured = idProvider.options.filter((provider) => settings[provider]);

  route(app, openId.retrieveConnections, async ({ query, request }) => {
    const { userId } = await auth.requireSelf(request, query.userId);
    const user = await userById(db, userId);
    return {
      hasPassword: user !== undefined && user.password_hash !== NO_PASSWORD,
      connections: await connectionsOf(db, userId),
    };
  });

  // Also where the server is not set up for it any more.
  route(app, openId.disconnectProvider, async ({ body, request }) => {
    const { userId } = await auth.requireSelf(request, body.userId);
    await disconnect(deps, visitOf(request), userId, body.provider, configured);
    return { message: 'The account has been disconnected.' };
  });

  if (configured.length > 0) loginRoutes(app, deps, settings);
}

function loginRoutes(app: FastifyInstance, deps: AccountRouteDeps, settings: OpenIdProviders): void {
  const { db, auth, limiter, publicUrl } = deps;
  const trustDevice = deviceTrust(deps);
  const clients = new Map(
    idProvider.options.flatMap((provider) => {
      const found = settings[provider];
      return found
        ? [[provider, openIdClient(found, `${publicUrl}/api${openId.callbackPath(provider)}`)] as const]
        : [];
    }),
  );
  for (const [provider, client] of clients) browserRoutes(app, deps, provider, client);

  route(app, openId.finishLogin, async ({ request, reply }) => {
    const secret = cookieOf(request, LOGIN_COOKIE);
    await limiter.countClient('finishOpenId', request);
    if (secret === '') throw new ApiError(openId.finishLogin.refusals.loginExpired);
    await limiter.countTarget('finishOpenId', secret);
    const opened = await openProvedSession(deps, visitOf(request), secret);
    await trustDevice(request, reply, opened.userId);
    reply.header('set-cookie', removedCookie(publicUrl));
    return opened;
  });

  route(app, openId.connectProvider, async ({ body: { userId, provider, password }, request, reply }) => {
    const caller = await auth.requireSelf(request, userId);
    const client = clients.get(provider);
    if (!client) throw new ApiError(commonRefusals.unknownCall);
    await verifiedUser(deps, request, caller, password);
    await limiter.count('startOpenId', request, userId);
    const connected = await connectionsOf(db, userId);
    if (connected.some((connection) => connection.provider === provider)) {
      throw new ApiError(openId.connectProvider.refusals.connectedAlready);
    }
    const authorization = { provider, purpose: 'connect', next: '', user_id: userId } as const;
    return { url: await startAuthorization(deps, client, authorization, reply).catch(refuseProviderDown) };
  });
}

function refuseProviderDown(error: unknown): never {
  if (!(error instanceof OpenIdError)) throw error;
  throw new ApiError(openId.connectProvider.refusals.identityProviderDown, { cause: error });
}
