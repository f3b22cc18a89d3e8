import { login } from '../../../contract/account.ts';
import { openSession } from '../session/session.ts';
import { useCall } from '../useMutation.ts';

/** Logs someone in; the session is open when the run resolves. */
export const useLogIn = () => useCall(login, openSession);
