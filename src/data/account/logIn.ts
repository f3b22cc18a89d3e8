import { login } from '../../../contract/account.ts';
import { finishLogin } from '../../../contract/openId.ts';
import { logInWithPasskey, startPasskeyLogin } from '../../../contract/passkeys.ts';
import { call } from '../client.ts';
import { openSession } from '../session/session.ts';
import { useCall, useMutation } from '../useMutation.ts';
import { once, useRead } from '../useRead.ts';
import { askForPasskey, type PasskeyOutcome } from './webAuthn.ts';

/** Logs someone in; the session is open when the run resolves. */
export const useLogIn = () => useCall(login, openSession);

/** Logs in with a passkey of the visitor's choice; the session is open when the run resolves with `done`. */
export const useLogInWithPasskey = () =>
  useMutation(logInWithPasskey.path, async (): Promise<PasskeyOutcome> => {
    const credential = await askForPasskey(await call(startPasskeyLogin, { body: {} }));
    if (!credential) return 'cancelled';
    openSession(await call(logInWithPasskey, { body: { credential } }));
    return 'done';
  });

/** Opens the session of a user who comes back from a provider, once per page; `onDone` is called when it is open. */
export const useFinishLogin = (isMeant: boolean, onDone: () => void) =>
  useRead(
    isMeant && [finishLogin.path],
    async () => {
      openSession(await call(finishLogin, {}));
      onDone();
      return true;
    },
    once,
  );
