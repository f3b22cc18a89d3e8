import { randomUUIDv7 } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Refusal } from '../../../contract/endpoint.ts';
import { commonRefusals } from '../../../contract/errors.ts';
import * as contract from '../../../contract/passkeys.ts';
import type { Database } from '../../db/schema.ts';
import { tx } from '../../db/tx.ts';
import { ApiError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import { queueMail } from '../../mail/queue.ts';
import { toSession, verifiedUser } from '../account.ts';
import { type AccountDeps, ownRoute } from '../auth.ts';
import { countRefusal, recordEvent } from '../securityLog.ts';
import { openSession } from '../sessions.ts';
import { lockUserRow } from '../users.ts';
import { visitOf } from '../visit.ts';
import {
  claimChallenge,
  creationOptions,
  makeChallenge,
  readAsserted,
  readCreated,
  requestOptions,
} from './webAuthn.ts';

/** The calls that list, add and remove passkeys, and log in with one. */
export function passkeyRoutes(app: FastifyInstance, deps: AccountDeps): void {
  ownRoutes(app, deps);
  loginRoutes(app, deps);
}

function ownRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, auth, limiter, publicUrl, onMailQueued, now } = deps;
  const { challengeOver, passkeyUnusable, passkeyKnown, tooManyPasskeys } = contract.addPasskey.refusals;

  ownRoute(app, auth, contract.retrievePasskeys, async ({ caller: { userId } }) => {
    const passkeys = await passkeysOf(db, userId);
    return {
      passkeys: passkeys.map(({ id, credential_id, name, created_at, used_at }) => ({
        id,
        credentialId: credential_id,
        name,
        addedAt: new Date(created_at).toISOString(),
        usedAt: used_at === null ? null : new Date(used_at).toISOString(),
      })),
    };
  });

  ownRoute(app, auth, contract.startPasskey, async ({ caller, body, request }) => {
    const user = await verifiedUser(deps, request, caller, body.password);
    await limiter.count('addPasskey', request, user.id);
    const known = await passkeysOf(db, user.id);
    if (known.length >= contract.MOST_PASSKEYS) throw new ApiError(tooManyPasskeys);
    return creationOptions(publicUrl, await makeChallenge(db, user.id, now()), user, known);
  });

  ownRoute(app, auth, contract.addPasskey, async ({ caller: { userId }, body: { credential }, request }) => {
    const { client, device } = visitOf(request);
    await limiter.count('addPasskey', request, userId);
    const challenge = await claimChallenge(db, credential.response.clientDataJSON, userId, now());
    if (challenge === undefined) return refuse(deps, request, userId, challengeOver);
    const key = await readCreated(publicUrl, challenge, credential).catch((cause: unknown) =>
      refuse(deps, request, userId, passkeyUnusable, cause),
    );
    await tx(db, async (trx) => {
      const user = await lockUserRow(trx, userId);
      if (!user) throw new ApiError(commonRefusals.loginRequired);
      const names = (await passkeysOf(trx, userId)).map((passkey) => passkey.name);
      if (names.length >= contract.MOST_PASSKEYS) throw new ApiError(tooManyPasskeys);
      const name = freeName(device, names);
      const inserted = await trx
        .insertInto('passkeys')
        .values({ id: randomUUIDv7(), user_id: userId, ...key, name, created_at: now() })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!inserted) throw new ApiError(passkeyKnown);
      await recordEvent(trx, { what: 'passkeyAdded', userId, client }, now());
      await queueMail(trx, { to: user.email, template: 'passkeyAdded', data: { name } }, now());
    });
    onMailQueued();
    return { message: 'Your passkey has been added.' };
  });

  ownRoute(app, auth, contract.removePasskey, async ({ caller: { userId }, body: { passkeyId }, request }) => {
    const { client } = visitOf(request);
    await tx(db, async (trx) => {
      const own = trx.deleteFrom('passkeys').where('user_id', '=', userId);
      const removed = await own.where('id', '=', passkeyId).returning('id').executeTakeFirst();
      if (removed) await recordEvent(trx, { what: 'passkeyRemoved', userId, client }, now());
    });
    return { message: 'The passkey has been removed.' };
  });
}

/** A user's passkeys, the newest first. */
const passkeysOf = (db: Database, userId: string) =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** A name that no other passkey has: "Chrome on Windows", then "Chrome on Windows 2". */
function freeName(device: string, taken: readonly string[]): string {
  let name = device;
  for (let number = 2; taken.includes(name); number += 1) name = `${device} ${number}`;
  return name;
}

function loginRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, limiter, publicUrl, now } = deps;
  const { challengeOver, passkeyRefused } = contract.logInWithPasskey.refusals;

  route(app, contract.startPasskeyLogin, async ({ request }) => {
    await limiter.countClient('passkeyLogin', request);
    return requestOptions(publicUrl, await makeChallenge(db, null, now()));
  });

  // `passkeyRefused` has the same words whether a passkey is unknown, not right, or its user is locked.
  route(app, contract.logInWithPasskey, async ({ body: { credential }, request, reply }) => {
    await limiter.count('passkeyLogin', request, credential.id);
    const { client, device } = visitOf(request);
    const known = db.selectFrom('passkeys').selectAll().where('credential_id', '=', credential.id);
    const passkey = await known.executeTakeFirst();
    const challenge = await claimChallenge(db, credential.response.clientDataJSON, null, now());
    if (challenge === undefined) return refuse(deps, request, passkey?.user_id, challengeOver);
    if (!passkey) return refuse(deps, request, undefined, passkeyRefused);
    const counter = await readAsserted(publicUrl, challenge, credential, passkey).catch((cause: unknown) =>
      refuse(deps, request, passkey.user_id, passkeyRefused, cause),
    );
    const opened = await tx(db, async (trx) => {
      // Its user may have been locked or deleted, or the passkey removed or used, in the meantime: of one that counts,
      // the same count can't come twice.
      const user = await lockUserRow(trx, passkey.user_id);
      if (!user) return undefined;
      const used = await trx
        .updateTable('passkeys')
        .set({ counter, used_at: now() })
        .where('id', '=', passkey.id)
        .where('counter', '=', passkey.counter)
        .returning('id')
        .executeTakeFirst();
      if (!used) return undefined;
      await recordEvent(trx, { what: 'passkeyLogin', userId: user.id, client }, now());
      return openSession(trx, user, device, now());
    });
    if (!opened) return refuse(deps, request, passkey.user_id, passkeyRefused);
    await limiter.forget('passkeyLogin', credential.id);
    return toSession(deps, request, reply, opened);
  });
}

/** Counts and throws a refusal. */
async function refuse(
  { db, now }: AccountDeps,
  request: FastifyRequest,
  userId: string | undefined,
  refusal: Refusal,
  cause?: unknown,
): Promise<never> {
  await countRefusal(db, { what: 'passkeyRefused', userId, client: visitOf(request).client }, now());
  throw new ApiError(refusal, { cause });
}
