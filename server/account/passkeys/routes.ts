import type { FastifyInstance } from 'fastify';
import { commonRefusals } from '../../../contract/errors.ts';
import * as contract from '../../../contract/passkeys.ts';
import { tx } from '../../db/tx.ts';
import { ApiError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import { queueMail } from '../../mail/queue.ts';
import { type AccountRouteDeps, toSession } from '../account.ts';
import { verifiedUser } from '../currentPassword.ts';
import { deviceTrust } from '../devices.ts';
import { countRefusal, recordEvent } from '../securityLog.ts';
import { openSession } from '../sessions.ts';
import { lockUserRow } from '../users.ts';
import { visitOf } from '../visit.ts';
import * as passkeys from './passkeys.ts';
import { creationOptions, readAsserted, readCreated, requestOptions } from './webAuthn.ts';

/** The calls that list, add and remove passkeys, and log in with one. */
export function passkeyRoutes(app: FastifyInstance, deps: AccountRouteDeps): void {
  ownRoutes(app, deps);
  loginRoutes(app, deps);
}

function ownRoutes(app: FastifyInstance, deps: AccountRouteDeps): void {
  const { db, auth, limiter, publicUrl, onMailQueued, now } = deps;
  const { challengeOver, passkeyUnusable, passkeyKnown, tooManyPasskeys } = contract.addPasskey.refusals;

  route(app, contract.retrievePasskeys, async ({ query, request }) => {
    const { userId } = await auth.requireSelf(request, query.userId);
    return { passkeys: await passkeys.listPasskeys(db, userId) };
  });

  route(app, contract.startPasskey, async ({ body, request }) => {
    const caller = await auth.requireSelf(request, body.userId);
    const user = await verifiedUser(deps, request, caller, body.password);
    await limiter.count('addPasskey', request, user.id);
    const known = await passkeys.passkeysOf(db, user.id);
    if (known.length >= contract.MOST_PASSKEYS) throw new ApiError(tooManyPasskeys);
    return creationOptions(publicUrl, await passkeys.makeChallenge(db, user.id, now()), user, known);
  });

  route(app, contract.addPasskey, async ({ body: { credential, ...body }, request }) => {
    const { userId } = await auth.requireSelf(request, body.userId);
    const { client, device } = visitOf(request);
    await limiter.count('addPasskey', request, userId);
    const refuse = async (refusal: typeof challengeOver | typeof passkeyUnusable, cause?: unknown): Promise<never> => {
      await countRefusal(db, { what: 'passkeyRefused', userId, client }, now());
      throw new ApiError(refusal, { cause });
    };
    const challenge = await passkeys.claimChallenge(db, credential.response.clientDataJSON, userId, now());
    if (challenge === undefined) return refuse(challengeOver);
    const key = await readCreated(publicUrl, challenge, credential).catch((cause: unknown) =>
      refuse(passkeyUnusable, cause),
    );
    await tx(db, async (trx) => {
      const user = await lockUserRow(trx, userId);
      if (!user) throw new ApiError(commonRefusals.loginRequired);
      const names = (await passkeys.passkeysOf(trx, userId)).map((passkey) => passkey.name);
      if (names.length >= contract.MOST_PASSKEYS) throw new ApiError(tooManyPasskeys);
      const name = freeName(device, names);
      const isNew = await passkeys.insertPasskey(trx, { user_id: userId, ...key, name, created_at: now() });
      if (!isNew) throw new ApiError(passkeyKnown);
      await recordEvent(trx, { what: 'passkeyAdded', userId, client }, now());
      await queueMail(trx, { to: user.email, template: 'passkeyAdded', data: { name } }, now());
    });
    onMailQueued();
    return { message: 'Your passkey has been added.' };
  });

  route(app, contract.removePasskey, async ({ body, request }) => {
    const { userId } = await auth.requireSelf(request, body.userId);
    const { client } = visitOf(request);
    await tx(db, async (trx) => {
      const isRemoved = await passkeys.deletePasskey(trx, userId, body.passkeyId);
      if (isRemoved) await recordEvent(trx, { what: 'passkeyRemoved', userId, client }, now());
    });
    return { message: 'The passkey has been removed.' };
  });
}

/** A name that no other passkey has: "Chrome on Windows", then "Chrome on Windows 2". */
function freeName(device: string, taken: readonly string[]): string {
  let name = device;
  for (let number = 2; taken.includes(name); number += 1) name = `${device} ${number}`;
  return name;
}

function loginRoutes(app: FastifyInstance, deps: AccountRouteDeps): void {
  const { db, limiter, publicUrl, tokens, now } = deps;
  const { challengeOver, passkeyRefused } = contract.logInWithPasskey.refusals;
  const trustDevice = deviceTrust(deps);

  route(app, contract.startPasskeyLogin, async ({ request }) => {
    await limiter.countClient('passkeyLogin', request);
    return requestOptions(publicUrl, await passkeys.makeChallenge(db, null, now()));
  });

  // `passkeyRefused` has the same words whether a passkey is unknown, not right, or its user is locked.
  route(app, contract.logInWithPasskey, async ({ body: { credential }, request, reply }) => {
    await limiter.count('passkeyLogin', request, credential.id);
    const { client, device } = visitOf(request);
    const passkey = await passkeys.passkeyByCredential(db, credential.id);
    const userId = passkey?.user_id;
    const refuse = async (refusal: typeof challengeOver | typeof passkeyRefused, cause?: unknown): Promise<never> => {
      await countRefusal(db, { what: 'passkeyRefused', userId, client }, now());
      throw new ApiError(refusal, { cause });
    };
    const challenge = await passkeys.claimChallenge(db, credential.response.clientDataJSON, null, now());
    if (challenge === undefined) return refuse(challengeOver);
    if (!passkey) return refuse(passkeyRefused);
    const counter = await readAsserted(publicUrl, challenge, credential, passkey).catch((cause: unknown) =>
      refuse(passkeyRefused, cause),
    );
    const opened = await tx(db, async (trx) => {
      // Its user may have been locked or deleted, or the passkey removed or used, in the meantime.
      const user = await lockUserRow(trx, passkey.user_id);
      if (!user || !(await passkeys.usePasskey(trx, passkey, counter, now()))) return undefined;
      await recordEvent(trx, { what: 'passkeyLogin', userId: user.id, client }, now());
      return { session: await openSession(trx, user.id, device, now()), email: user.email };
    });
    if (!opened) return refuse(passkeyRefused);
    await limiter.forget('passkeyLogin', credential.id);
    await trustDevice(request, reply, passkey.user_id);
    return toSession(tokens, opened.session, opened.email);
  });
}
