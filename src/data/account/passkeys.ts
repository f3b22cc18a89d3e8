import { addPasskey, retrievePasskeys, startPasskey } from '../../../contract/passkeys.ts';
import { call } from '../client.ts';
import { useMutation } from '../useMutation.ts';
import { useRead } from '../useRead.ts';
import { createPasskey, type PasskeyOutcome } from './webAuthn.ts';

/** The passkeys of the logged-in user. */
export const usePasskeys = (userId: string) =>
  useRead([retrievePasskeys.path, userId], () => call(retrievePasskeys, { query: { userId } }));

/** Adds a passkey of this browser to the account of the logged-in user, who gives the current password. */
export const useAddPasskey = (userId: string) =>
  useMutation(addPasskey.path, async (password: string): Promise<PasskeyOutcome> => {
    const credential = await createPasskey(await call(startPasskey, { body: { userId, password } }));
    if (!credential) return 'cancelled';
    await call(addPasskey, { body: { userId, credential } });
    return 'done';
  });
