import type { OwnPasskey } from '../../contract/passkeys.ts';

/** A passkey of an account. */
interface MockPasskey extends OwnPasskey {
  readonly userId: string;
  readonly credentialId: string;
}

/** A time of the stories, in which nothing moves. */
const TODAY = '2026-01-15T12:00:00.000Z';

let passkeys: readonly MockPasskey[] = [];
/** Challenges that were not answered yet, each with the user who adds a passkey; null for a login. */
const challenges = new Map<string, string | null>();
let made = 0;

/** Forgets every passkey, so that each story and test starts alike. */
export function resetPasskeys(): void {
  passkeys = [];
  challenges.clear();
}

/** The passkeys of a user, the newest first. */
export const passkeysOf = (userId: string): readonly MockPasskey[] =>
  passkeys.filter((passkey) => passkey.userId === userId);

/** The passkey that an authenticator knows by this id. */
export const passkeyBy = (credentialId: string): MockPasskey | undefined =>
  passkeys.find((passkey) => passkey.credentialId === credentialId);

/** Gives a user a passkey. */
export function addPasskey(
  userId: string,
  { credentialId = 'AAAA', name = 'Chrome on Windows', addedAt = TODAY, usedAt = null }: Partial<MockPasskey> = {},
): void {
  made += 1;
  passkeys = [{ id: `passkey-${made}`, userId, credentialId, name, addedAt, usedAt }, ...passkeys];
}

/** Says that a passkey was used. */
export function usePasskey(used: MockPasskey): void {
  passkeys = passkeys.map((passkey) => (passkey === used ? { ...passkey, usedAt: TODAY } : passkey));
}

/** Removes those of a user's passkeys for which `isMeant` says so. */
export function removePasskeys(userId: string, isMeant: (passkey: MockPasskey) => boolean): void {
  passkeys = passkeys.filter((passkey) => passkey.userId !== userId || !isMeant(passkey));
}

/** Makes a challenge for someone who adds a passkey, or for a login. */
export function makeChallenge(userId: string | null): string {
  made += 1;
  // Whole bytes in base64url, as a browser decodes and writes it.
  const challenge = `challenge-${made}-`.padEnd(43, 'A');
  challenges.set(challenge, userId);
  return challenge;
}

/** Uses up the challenge that a browser says it answers. Returns whether there was one for this user. */
export function claimChallenge(clientData: string, userId: string | null): boolean {
  const { challenge } = JSON.parse(atob(clientData.replaceAll('-', '+').replaceAll('_', '/'))) as { challenge: string }; // the mocks' own browsers write it
  return challenges.get(challenge) === userId && challenges.delete(challenge);
}
