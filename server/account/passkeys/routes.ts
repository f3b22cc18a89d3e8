import type { FastifyInstance } from 'fastify';
import * as passkeys from '../../../contract/passkeys.ts';
import { tx } from '../../db/tx.ts';
import { route } from '../../http/route.ts';
import type { AccountRouteDeps } from '../account.ts';
import { verifiedUser } from '../currentPassword.ts';
import { deviceTrust } from '../devices.ts';
import { recordEvent } from '../securityLog.ts';
import { visitOf } from '../visit.ts';
import { addPasskey, startPasskey } from './addPasskey.ts';
import { makeChallenge } from './challenges.ts';
import { logInWithPasskey } from './passkeyLogin.ts';
import { deletePasskey, listPasskeys } from './passkeys.ts';
import { requestOptions } from './webAuthn.ts';

/** The calls that list, add and remove passkeys, and log in with one. */
export function passkeyRoutes(app: FastifyInstance, deps: AccountRouteDeps): void {
  const { db, auth, limiter, publicUrl, now } = deps;
  const trustDevice = deviceTrust(deps);

  route(app, passkeys.retrievePasskeys, async ({ query, request }) => {
    const { userId } = await auth.requireSelf(request, query.userId);
    return { passkeys: await listPasskeys(db, userId) };
  });

  route(app, passkeys.startPasskey, async ({ body, request }) => {
    const caller = await auth.requireSelf(request, body.userId);
    const user = await verifiedUser(deps, request, caller, body.password);
    await limiter.count('addPasskey', request, user.id);
    return startPasskey(deps, user);
  });

  route(app, passkeys.addPasskey, async ({ body, request }) => {
    const { userId } = await auth.requireSelf(request, body.userId);
    await limiter.count('addPasskey', request, userId);
    await addPasskey(deps, visitOf(request), userId, body.credential);
    return { message: 'Your passkey has been added.' };
  });

  route(app, passkeys.removePasskey, async ({ body, request }) => {
    const { userId } = await auth.requireSelf(request, body.userId);
    const { client } = visitOf(request);
    await tx(db, async (trx) => {
      const isRemoved = await deletePasskey(trx, userId, body.passkeyId);
      if (isRemoved) await recordEvent(trx, { what: 'passkeyRemoved', userId, client }, now());
    });
    return { message: 'The passkey has been removed.' };
  });

  route(app, passkeys.startPasskeyLogin, async ({ request }) => {
    await limiter.countClient('passkeyLogin', request);
    return requestOptions(publicUrl, await makeChallenge(db, null, now()));
  });

  route(app, passkeys.logInWithPasskey, async ({ body: { credential }, request, reply }) => {
    await limiter.count('passkeyLogin', request, credential.id);
    const opened = await logInWithPasskey(deps, visitOf(request), credential);
    await limiter.forget('passkeyLogin', credential.id);
    await trustDevice(request, reply, opened.userId);
    return opened;
  });
}
