import { logInWithPasskey, startPasskeyLogin } from '../../../contract/passkeys.ts';
import { call } from '../client.ts';
import { openSession } from '../session/session.ts';
import { useMutation } from '../useMutation.ts';
import { askForPasskey, type PasskeyOutcome } from './webAuthn.ts';

/** Logs in with a passkey of the visitor's choice; the session is open when the run resolves with `done`. */
export const useLogInWithPasskey = () =>
  useMutation(logInWithPasskey.path, async (): Promise<PasskeyOutcome> => {
    const credential = await askForPasskey(await call(startPasskeyLogin, { body: {} }));
    if (!credential) return 'cancelled';
    openSession(await call(logInWithPasskey, { body: { credential } }));
    return 'done';
  });
