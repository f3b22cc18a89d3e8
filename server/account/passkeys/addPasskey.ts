import {
  addPasskey as addCall,
  type CreatedCredential,
  type CreationOptions,
  MOST_PASSKEYS,
} from '../../../contract/passkeys.ts';
import { commonRefusals } from '../../../contract/errors.ts';
import type { UserRow } from '../../db/accountRows.ts';
import { tx } from '../../db/tx.ts';
import { ApiError } from '../../http/errors.ts';
import { queueMail } from '../../mail/queue.ts';
import type { AccountDeps } from '../account.ts';
import { countRefusal, recordEvent } from '../securityLog.ts';
import { lockUserRow } from '../users.ts';
import type { Visit } from '../visit.ts';
import { claimChallenge, makeChallenge } from './challenges.ts';
import { insertPasskey, passkeysOf } from './passkeys.ts';
import { creationOptions, readCreated } from './webAuthn.ts';

const { challengeOver, passkeyUnusable, passkeyKnown, tooManyPasskeys } = addCall.refusals;

/** What the browser of a user whose password was checked needs to create a passkey. Throws `tooManyPasskeys`. */
export async function startPasskey(
  { db, publicUrl, now }: AccountDeps,
  user: Pick<UserRow, 'id' | 'email'>,
): Promise<CreationOptions> {
  const known = await passkeysOf(db, user.id);
  if (known.length >= MOST_PASSKEYS) throw new ApiError(tooManyPasskeys);
  return creationOptions(publicUrl, await makeChallenge(db, user.id, now()), user, known);
}

/**
 * Adds the passkey that a user's browser has created, and mails its owner. Throws `challengeOver`, `passkeyUnusable`,
 * `passkeyKnown` and `tooManyPasskeys`.
 */
export async function addPasskey(
  { db, publicUrl, onMailQueued, now }: AccountDeps,
  { client, device }: Visit,
  userId: string,
  created: CreatedCredential,
): Promise<void> {
  async function refuse(refusal: typeof challengeOver | typeof passkeyUnusable, cause?: unknown): Promise<never> {
    await countRefusal(db, { what: 'passkeyRefused', userId, client }, now());
    throw new ApiError(refusal, { cause });
  }
  const challenge = await claimChallenge(db, created.response.clientDataJSON, userId, now());
  if (challenge === undefined) return refuse(challengeOver);
  const key = await readCreated(publicUrl, challenge, created).catch((cause: unknown) =>
    refuse(passkeyUnusable, cause),
  );

  await tx(db, async (trx) => {
    const user = await lockUserRow(trx, userId);
    if (!user) throw new ApiError(commonRefusals.loginRequired);
    const known = await passkeysOf(trx, userId);
    if (known.length >= MOST_PASSKEYS) throw new ApiError(tooManyPasskeys);
    const name = freeName(
      device,
      known.map((passkey) => passkey.name),
    );
    const isNew = await insertPasskey(trx, { user_id: userId, ...key, name, created_at: now() });
    if (!isNew) throw new ApiError(passkeyKnown);
    await recordEvent(trx, { what: 'passkeyAdded', userId, client }, now());
    await queueMail(trx, { to: user.email, template: 'passkeyAdded', data: { name } }, now());
  });
  onMailQueued();
}

/** A name that no other passkey has: "Chrome on Windows", then "Chrome on Windows 2". */
function freeName(device: string, taken: readonly string[]): string {
  let name = device;
  for (let number = 2; taken.includes(name); number += 1) name = `${device} ${number}`;
  return name;
}
