import type { Session } from '../../../contract/account.ts';
import { type AssertedCredential, logInWithPasskey as loginCall } from '../../../contract/passkeys.ts';
import type { PasskeyRow } from '../../db/accountRows.ts';
import { tx } from '../../db/tx.ts';
import { ApiError } from '../../http/errors.ts';
import { type AccountDeps, toSession } from '../account.ts';
import { countRefusal, recordEvent } from '../securityLog.ts';
import { openSession } from '../sessions.ts';
import { lockUserRow } from '../users.ts';
import type { Visit } from '../visit.ts';
import { claimChallenge } from './challenges.ts';
import { passkeyByCredential, usePasskey } from './passkeys.ts';
import { readAsserted } from './webAuthn.ts';

const { challengeOver, passkeyRefused } = loginCall.refusals;

/**
 * Opens a session with a passkey. Throws `challengeOver`, and `passkeyRefused` with the same words whether it is unknown,
 * not right, or its user is locked.
 */
export async function logInWithPasskey(
  deps: AccountDeps,
  visit: Visit,
  asserted: AssertedCredential,
): Promise<Session> {
  const { db, now } = deps;
  const passkey = await passkeyByCredential(db, asserted.id);
  async function refuse(refusal: typeof challengeOver | typeof passkeyRefused, cause?: unknown): Promise<never> {
    await countRefusal(db, { what: 'passkeyRefused', userId: passkey?.user_id, client: visit.client }, now());
    throw new ApiError(refusal, { cause });
  }
  const challenge = await claimChallenge(db, asserted.response.clientDataJSON, null, now());
  if (challenge === undefined) return refuse(challengeOver);
  if (!passkey) return refuse(passkeyRefused);
  const counter = await readAsserted(deps.publicUrl, challenge, asserted, passkey).catch((cause: unknown) =>
    refuse(passkeyRefused, cause),
  );
  return (await open(deps, visit, passkey, counter)) ?? refuse(passkeyRefused);
}

/** Opens the session; undefined where its user was locked or deleted, or the passkey removed or used, in the meantime. */
async function open(
  { db, tokens, now }: AccountDeps,
  { client, device }: Visit,
  passkey: PasskeyRow,
  counter: number,
): Promise<Session | undefined> {
  const userId = passkey.user_id;
  const opened = await tx(db, async (trx) => {
    const user = await lockUserRow(trx, userId);
    if (!user || !(await usePasskey(trx, passkey, counter, now()))) return undefined;
    await recordEvent(trx, { what: 'passkeyLogin', userId, client }, now());
    return { session: await openSession(trx, userId, device, now()), email: user.email };
  });
  return opened && toSession(tokens, opened.session, opened.email);
}
