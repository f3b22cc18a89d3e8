import useSWR from 'swr';
import { addPasskey, removePasskey, retrievePasskeys, startPasskey } from '../../../contract/passkeys.ts';
import { call } from '../client.ts';
import { useCall } from '../useCall.ts';
import { useSteps } from '../useSteps.ts';
import { createPasskey } from './webAuthn.ts';

/** The passkeys of the logged-in user. */
export function usePasskeys(userId: string) {
  const { data, error, mutate } = useSWR([retrievePasskeys.path, userId], () =>
    call(retrievePasskeys, { query: { userId } }),
  );
  return { passkeys: data?.passkeys, error: error as Error | undefined, reload: () => void mutate() };
}

export const useRemovePasskey = () => useCall(removePasskey);

/** Adds a passkey of this browser to the account of the logged-in user, who gives the current password. */
export const useAddPasskey = (userId: string) =>
  useSteps(addPasskey.path, async (password: string) => {
    const credential = await createPasskey(await call(startPasskey, { body: { userId, password } }));
    if (!credential) return 'cancelled';
    await call(addPasskey, { body: { userId, credential } });
    return 'done';
  });
